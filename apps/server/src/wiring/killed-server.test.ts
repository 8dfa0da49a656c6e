import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxDriver } from '../../../../providers/sandbox/src/testing/sandbox-driver.ts';
import {
  type SandboxProcess,
  startSandboxProcess,
} from '../../../../providers/sandbox/src/testing/sandbox-process.ts';
import { temporaryFolder } from '../../../../tools/testing/folder.ts';
import { createOf } from '../testing/core-harness.ts';
import { openSandboxCore } from '../testing/sandbox-core.ts';
import { context } from '../testing/stuck-create.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 180_000);
afterAll(() => sandbox.stop());

const module = new URL('../testing/stuck-create.ts', import.meta.url).href;

/** Runs a server until the provider has said yes, and kills it there. */
async function killBetweenYesAndCommit(dataDir: string): Promise<void> {
  const script = `import { getStuck } from ${JSON.stringify(module)};
    setInterval(() => {}, 1000); await getStuck(${JSON.stringify(dataDir)}, ${JSON.stringify(sandbox.url)});`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

it('finds its deposit again after a kill between the provider’s yes and the commit', async () => {
  const dataDir = temporaryFolder();
  await killBetweenYesAndCommit(dataDir);

  const clock = { now: () => new Date(Date.now() + 120_000) };
  const core = await openSandboxCore({ dataDir, sandboxUrl: sandbox.url, clock, fetch });
  try {
    const repeated = await core.calls['deposit-create'](context, createOf());
    if (!repeated.ok) throw new Error(repeated.error.message);
    const depositId = String(repeated.data.depositId);
    expect(repeated.data).toMatchObject({ created: true, source: null });
    const status = () => core.calls['deposit-status'](context, { depositId });
    expect(await status()).toMatchObject({ data: { status: 'waiting' } });

    // Paid while nobody listened for the webhook: only asking brings it in.
    await sandboxDriver(sandbox.url).pay(depositId);
    core.jobs.start();
    await core.jobs.stop();
    expect(await status()).toMatchObject({ data: { status: 'processed', creditedAmount: 25 } });
    expect(await sandboxDriver(sandbox.url).countOperations(depositId)).toBe(1);
    const verified = await core.operator.verify(new Date(0));
    expect(verified.differences).toEqual([]);
    expect(verified.compared).toContainEqual({ check: 'books of sandbox', count: 1 });
  } finally {
    await core.close();
  }
}, 120_000);
