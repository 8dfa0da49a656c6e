import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { walletErrorStatus } from '@opencashier/contract/wallet/envelope';
import { walletCalls } from '@opencashier/contract/wallet/registry';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tools/testing/folder.ts';
import { reportOf } from './report.ts';
import { rules, runConformance } from './run-conformance.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const guide = readFileSync(join(root, 'docs/wallet.md'), 'utf8');

it('lists every call as it is, and no other', () => {
  const documented = [...guide.matchAll(/^\| `([a-z]+\.[a-z]+)` \| (.+?) \| (yes|no) \|$/gm)].map(
    ([, name, summary, canBeRefused]) => [name, summary, canBeRefused],
  );
  expect(documented).toEqual(
    Object.entries(walletCalls).map(([name, { summary, canBeRefused }]) => [
      name,
      summary,
      canBeRefused ? 'yes' : 'no',
    ]),
  );
});

it('names every code', () => {
  for (const code of Object.keys(walletErrorStatus)) expect(guide).toContain(`\`${code}\``);
});

it('shows a credit as the contract has it', () => {
  const [, text = ''] = /```json\n(\{\n {2}"call": "deposit\.credit"[\s\S]*?)```/.exec(guide) ?? [];
  expect(walletCalls['deposit.credit'].request.safeParse(JSON.parse(text)).success).toBe(true);
});

it('counts the rules of the kit', () => {
  expect(guide).toContain(`1 of ${rules.length} rules are broken`);
});

it('has a wallet to start from that breaks no rule', async () => {
  const [, code = ''] = /```ts file=wallet\.ts\n([\s\S]*?)```/.exec(guide) ?? [];
  const folder = temporaryFolder();
  const file = join(folder, 'wallet.ts');
  writeFileSync(file, code);
  const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
  const wallet = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', WALLET_KEY: 'k1', WALLET_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    wallet.kill();
  });
  let port = '';
  for await (const line of createInterface({ input: wallet.stdout })) {
    port = /port: (\d+)/.exec(line)?.[1] ?? '';
    if (port !== '') break;
  }
  const results = await runConformance({
    url: `http://localhost:${port}/`,
    key: { id: 'k1', secret },
    brand: 'example',
    player: 'kit',
    idlePlayer: 'kit-asleep',
    currency: 'EUR',
  });
  expect(reportOf(results)).toContain(`All ${rules.length} rules are kept.`);
});
