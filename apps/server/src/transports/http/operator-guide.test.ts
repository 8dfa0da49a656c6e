import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from '../../cli/run-cli.ts';
import {
  callHttp,
  type Edge,
  operatorKey,
  otherKeys,
  signToken,
  startEdge,
} from '../../wiring/testing/edge.ts';

const guide = (name: string) => readFileSync(join(import.meta.dirname, '../../../../../docs', name), 'utf8');
const page = guide('operator-api.md');
let edge: Edge;

beforeAll(async () => {
  edge = await startEdge();
  await callHttp(edge, '/api/BANKING/deposit-create', {
    token: await signToken({ sub: 'player-17' }),
    headers: { 'idempotency-key': 'key-of-the-guide' },
    body: {
      amount: 50,
      currency: 'EUR',
      fields: {},
      isActivatedBonus: false,
      paymentType: 'sepa_instant',
      metadata: { isFromChip: false },
    },
  });
});
afterAll(async () => {
  await edge.close();
  expect(edge.faults).toEqual([]);
});

/** What the guide's code ends with. */
interface Ended {
  readonly open: readonly { id: string }[];
  readonly head: string;
  readonly lines: readonly string[];
  readonly deposit: { id: string };
  readonly trail: readonly unknown[];
  readonly asked: { state: string };
  readonly booked: { state: string; decided: { by: string } };
  readonly methods: readonly { name: string; availability?: { state: string } }[];
  readonly changes: readonly { by: string; reason: string }[];
  readonly statement: { openingMinor: string; closingMinor: string; postings: readonly unknown[] };
  readonly comparison: { state: string };
  readonly exceptions: readonly unknown[];
}

test('the guide’s code does what the guide says', async () => {
  const code = [...page.matchAll(/^```js run\n([\s\S]*?)^```/gm)].map(([, block]) => block).join('\n');
  const names =
    'open, head, lines, deposit, trail, asked, booked, methods, changes, statement, comparison, exceptions';
  const AsyncFunction = (async () => undefined).constructor as new (
    ...code: string[]
  ) => (...values: unknown[]) => Promise<Ended>;
  const run = new AsyncFunction('fetch', 'readKey', 'actKey', 'approveKey', `${code}\nreturn { ${names} };`);
  const here: typeof fetch = (address, init) =>
    fetch(String(address).replace('https://cashier.example.com', edge.url), init);
  const ended = await run(here, otherKeys.read, otherKeys.act, operatorKey);
  expect(ended.open).toHaveLength(1);
  expect(ended.head.split(',')).toContain('askedMinor');
  expect(ended.lines).toHaveLength(1);
  expect(ended.deposit.id).toBe(ended.open[0]?.id);
  expect(ended.trail).toEqual([]);
  expect(ended.asked.state).toBe('requested');
  expect(ended.booked).toMatchObject({ state: 'approved', decided: { by: 'Ana' } });
  expect(ended.methods.find(({ name }) => name === 'sepa_instant')?.availability?.state).toBe('maintenance');
  expect(ended.changes).toMatchObject([{ by: 'Rob', reason: 'the bank’s notice of today' }]);
  expect(ended.statement).toMatchObject({
    openingMinor: '0',
    closingMinor: '1500',
    postings: [{ minor: '1500' }],
  });
  expect(ended.comparison.state).toBe('unreadable');
  expect(ended.exceptions).toEqual([]);
});

test.each(
  ['operator-api.md', 'webhooks.md', 'withdrawals.md', 'api.md'].flatMap((name) =>
    [...guide(name).matchAll(/^npm run cashier -- (.+)$/gm)].map(([, line = '']) => [line]),
  ),
)('"%s" is a command line', async (line) => {
  const words = [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  const outcome = await runCli(words, { PUBLIC_URL: edge.url, OPERATOR_API_KEY: operatorKey }, fetch);
  expect(outcome.text).not.toMatch(/Usage:|There is no command|validation\.failed/);
});

test('the reference lists every call', async () => {
  const { operatorCalls } = await import('@opencashier/contract/operator/registry');
  const table = guide('api.md').split("## The operator's API")[1]?.split('\n## ')[0] ?? '';
  for (const { method, path } of Object.values(operatorCalls)) {
    expect(table, `${method} ${path}`).toContain(`\`${method} ${path}\``);
  }
});
