import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runConformance } from '@opencashier/wallet-conformance/run-conformance';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxDriver } from '../../../../providers/sandbox/src/testing/sandbox-driver.ts';
import {
  apiKey,
  type SandboxProcess,
  startSandboxProcess,
  webhookSecret,
} from '../../../../providers/sandbox/src/testing/sandbox-process.ts';
import { temporaryFolder } from '../../../../tools/testing/folder.ts';
import { openCatalogue } from '../catalogue/default-catalogue.ts';
import { loadConfig } from '../config/load-config.ts';
import { openIdentity } from '../identity/token-verifier.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { openCore } from './core.ts';
import { systemClock, systemIds, systemTimers } from './system.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/integration.md'), 'utf8');
const blocks = [...guide.matchAll(/^```js file=(\S+)\n([\s\S]*?)^```/gm)];

const secret = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`;
const secrets = {
  TOKEN_SECRET: 'a-secret-of-the-guide-that-is-long-enough-1234567890',
  OPERATOR_WALLET_SECRET: secret(21),
  OPERATOR_WEBHOOK_SECRET: secret(22),
};

/** The guide's server as it stands in the guide, and what it prints. */
async function startGuide() {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  for (const [, name = '', code = ''] of blocks) writeFileSync(join(folder, name), code);
  const secretsFile = join(folder, 'secrets.json');
  writeFileSync(secretsFile, JSON.stringify(secrets));
  const child = spawn(process.execPath, ['server.mjs', secretsFile], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      printed.push(line);
      const address = /^listening (\S+)$/.exec(line)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error('The guide’s server did not start.')));
  });
  return {
    url,
    printed,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The cashier as an evaluation has it with `EVALUATION_OPERATOR`, without its pages. */
async function startCashier(operatorUrl: string, sandboxUrl: string) {
  const config = loadConfig({
    OPENCASHIER_MODE: 'evaluation',
    DATA_DIR: temporaryFolder(),
    EVALUATION_OPERATOR: operatorUrl,
    SANDBOX_URL: sandboxUrl,
    SANDBOX_API_KEY: apiKey,
    SANDBOX_WEBHOOK_SECRET: webhookSecret,
    OPERATOR_API_KEY: 'an-operator-key-of-the-guide-1234567890',
    ...secrets,
  });
  const brands = {
    find: (id: string) => config.brands.find((brand) => brand.id === id),
    all: () => config.brands,
  };
  const door = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const webhook = { headers, body: Buffer.concat(chunks), receivedAt: new Date() };
      const { status } = await core.receiveWebhook(request.url?.split('/').at(-1) ?? '', webhook);
      reply.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const core = await openCore(
    {
      dataDir: config.dataDir,
      publicUrl: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
      product: config.product,
      providers: config.providers,
      allowSandboxProvider: true,
      allowLoopbackWebhooks: config.allowLoopbackWebhooks,
    },
    {
      clock: systemClock,
      ids: systemIds(systemClock),
      timers: systemTimers,
      log: quietLog(),
      fetch,
      catalogue: openCatalogue(config.brands, new Set(['sandbox', 'sandbox-b'])),
      brands,
      pushes: { publish: async () => undefined },
    },
  );
  core.jobs.start();
  const sessionKey = { issuer: 'sessions', algorithm: 'HS256' as const, secret: new Uint8Array(32) };
  const identity = openIdentity({ brands: config.brands, sessionKey, clock: systemClock, fetch });
  return {
    core,
    identity,
    origins: config.brands[0]?.origins,
    stop: async () => {
      door.close();
      door.closeAllConnections();
      await core.close();
    },
  };
}

let sandbox: SandboxProcess;
let operator: Awaited<ReturnType<typeof startGuide>>;
beforeAll(async () => {
  [sandbox, operator] = await Promise.all([startSandboxProcess(), startGuide()]);
}, 180_000);
afterAll(async () => {
  await Promise.all([sandbox?.stop(), operator?.stop()]);
});

it('leads to a deposit in the wallet of who follows it', async () => {
  const cashier = await startCashier(operator.url, sandbox.url);
  try {
    expect(cashier.origins).toContain(operator.url);
    const token = await (await fetch(`${operator.url}/token`)).text();
    const verified = await cashier.identity.verifyToken(token);
    if (verified.kind !== 'valid') throw new Error(`The token is ${verified.kind}.`);
    const created = await cashier.core.calls['deposit-create'](
      {
        player: verified.player,
        language: 'en',
        transport: 'http',
        requestId: 'guide',
        idempotencyKey: 'guide-1',
      },
      {
        amount: 25,
        currency: 'EUR',
        fields: {},
        isActivatedBonus: false,
        paymentType: 'sepa_instant',
        metadata: { isFromChip: false },
      },
    );
    if (!created.ok) throw new Error(created.error.message);
    const id = String(created.data.depositId);
    await sandboxDriver(sandbox.url).pay(id);
    const balance = async () => (await fetch(`${operator.url}/balance`)).json();
    await expect.poll(balance, { timeout: 20_000 }).toEqual({ minor: '2500' });
    await expect.poll(() => operator.printed, { timeout: 20_000 }).toContain(`deposit.credited ${id}`);
  } finally {
    await cashier.stop();
  }
}, 120_000);

it('ends with a wallet that keeps every rule of the conformance kit', async () => {
  const results = await runConformance({
    url: `${operator.url}/wallet`,
    key: { id: 'demo', secret: secrets.OPERATOR_WALLET_SECRET },
    brand: 'lucky-harbor',
    player: 'ann',
    idlePlayer: 'bob',
    currency: 'EUR',
  });
  expect(results.filter(({ seen }) => seen !== undefined).map(({ rule, seen }) => [rule.id, seen])).toEqual(
    [],
  );
}, 120_000);

it('shows a page with the SDK, and names no block that is not here', async () => {
  const page = await (await fetch(operator.url)).text();
  expect(page).toContain('/cashier/sdk/opencashier.js');
  expect(blocks.map(([, name]) => name)).toEqual(['token.mjs', 'wallet.mjs', 'webhooks.mjs', 'server.mjs']);
});
