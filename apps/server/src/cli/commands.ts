import { toDecimalString } from '@opencashier/money/minor';
import type { Command, Outcome } from './command.ts';
import { conformance } from './conformance.ts';
import { decide } from './decide.ts';
import { decisionOf, decisionUsage } from './decision.ts';
import { deskCommands, newSecret } from './desk.ts';
import type { OperatorClient } from './operator-client.ts';
import { good } from './options.ts';
import { sweepstakesCommands } from './sweepstakes.ts';
import { table } from './table.ts';
import { withdrawalCommands } from './withdrawals.ts';

const money = (minor: string, currency: string): string =>
  `${toDecimalString(BigInt(minor), currency)} ${currency}`;

async function verify(client: OperatorClient): Promise<Outcome> {
  const { compared, differences } = await client.call('verify', {});
  const checks = compared.map(({ check, count }) => `compared  ${check}: ${count}`);
  const found = differences.map(
    ({ check, subject, expected, found }) =>
      `DIFFERS   ${check}: ${subject} should be ${expected} and is ${found}`,
  );
  const sum =
    differences.length === 0
      ? 'All books agree.'
      : `${differences.length} difference(s): the books do not agree.`;
  return { text: [...checks, ...found, sum].join('\n'), isGood: differences.length === 0 };
}

async function listDeposits(client: OperatorClient, limit: number): Promise<Outcome> {
  const { deposits } = await client.call('deposits-list', { limit });
  const rows = deposits.map((deposit) => [
    deposit.id,
    deposit.createdAt,
    deposit.state + (deposit.isHeld ? ' (held)' : ''),
    money(deposit.askedMinor, deposit.currency),
    money(deposit.creditedMinor, deposit.currency),
    deposit.method,
    `${deposit.brand}/${deposit.playerId}`,
  ]);
  return good(table(['id', 'created', 'state', 'asked', 'credited', 'method', 'player'], rows));
}

async function listWebhooks(client: OperatorClient, limit: number): Promise<Outcome> {
  const { webhooks } = await client.call('webhooks-list', { limit });
  const rows = webhooks.map(({ id, createdAt, state, attempts, type, url }) => [
    id,
    createdAt,
    state,
    String(attempts),
    type,
    url,
  ]);
  return good(table(['id', 'created', 'state', 'tries', 'type', 'address'], rows));
}

async function listSessions(client: OperatorClient, limit: number): Promise<Outcome> {
  const { sessions } = await client.call('payment-sessions-list', { limit });
  const rows = sessions.map(({ id, createdAt, brand, playerId, pendingGroup, minor, currency }) => [
    id,
    createdAt,
    `${brand}/${playerId}`,
    pendingGroup ?? '',
    minor === undefined || currency === undefined ? '' : money(minor, currency),
  ]);
  return good(table(['id', 'created', 'player', 'group', 'amount'], rows));
}

async function listAbandoned(client: OperatorClient, limit: number): Promise<Outcome> {
  const { creates } = await client.call('abandoned-creates-list', { limit });
  const rows = creates.map(({ at, brand, playerId, method, methodText }) => [
    at,
    `${brand}/${playerId}`,
    method,
    methodText ?? '',
  ]);
  return good(table(['at', 'player', 'method', 'shown as'], rows));
}

function limitOf(args: readonly string[]): number {
  const limit = Number(args[0] ?? '20');
  if (Number.isInteger(limit) && limit >= 1 && limit <= 200) return limit;
  throw new RangeError('The number of entries must be between 1 and 200.');
}

function idOf(args: readonly string[]): string {
  const [id] = args;
  if (id) return id;
  throw new RangeError('An id is missing.');
}

/** Every command by its words. */
export const commands: Readonly<Record<string, Command>> = {
  verify: {
    usage: 'verify',
    purpose: 'Compares the ledger, the balances and the providers’ books; exit code 1 on any difference.',
    run: (client) => verify(client()),
  },
  'deposits list': {
    usage: 'deposits list [number]',
    purpose: 'The newest deposits.',
    run: async (client, args) => listDeposits(client(), limitOf(args)),
  },
  'deposits show': {
    usage: 'deposits show <id>',
    purpose: 'One deposit with all that happened to it.',
    run: async (client, args) =>
      good(JSON.stringify(await client().call('deposits-get', { id: idOf(args) }), null, 2)),
  },
  release: {
    usage: `release ${decisionUsage('deposit')}`,
    purpose: 'Credits money that is held on a deposit.',
    run: async (client, args) => {
      const decision = decisionOf('deposit', args);
      return good(await decide(client(), 'deposits-release', decision));
    },
  },
  reject: {
    usage: `reject ${decisionUsage('deposit')}`,
    purpose: 'Refuses money that is held: it is never credited.',
    run: async (client, args) => {
      const decision = decisionOf('deposit', args);
      return good(await decide(client(), 'deposits-reject', decision));
    },
  },
  ...withdrawalCommands,
  ...sweepstakesCommands,
  ...deskCommands,
  'sessions list': {
    usage: 'sessions list [number]',
    purpose: 'The newest visits of players.',
    run: async (client, args) => listSessions(client(), limitOf(args)),
  },
  'abandoned list': {
    usage: 'abandoned list [number]',
    purpose: 'Where players left while a deposit was being created.',
    run: async (client, args) => listAbandoned(client(), limitOf(args)),
  },
  'webhooks list': {
    usage: 'webhooks list [number]',
    purpose: 'The newest webhooks to the operator.',
    run: async (client, args) => listWebhooks(client(), limitOf(args)),
  },
  'webhooks attempts': {
    usage: 'webhooks attempts <id>',
    purpose: 'Every try to deliver a webhook.',
    run: async (client, args) =>
      good(JSON.stringify(await client().call('webhooks-attempts', { id: idOf(args) }), null, 2)),
  },
  'webhooks redeliver': {
    usage: 'webhooks redeliver <id>',
    purpose: 'Sends a webhook again.',
    run: async (client, args) => {
      await client().call('webhooks-redeliver', { id: idOf(args) });
      return good('It is sent again at once.');
    },
  },
  conformance,
  key: {
    usage: 'key',
    purpose: 'Prints a new key for the operator’s API, to be put where operatorKeys refers to.',
    run: async () => good(newSecret()),
  },
};

/** What `help` prints. */
export function help(): string {
  const rows = Object.values(commands).map(({ usage, purpose }) => [`  ${usage}`, purpose]);
  return [
    'npm run cashier -- <command>: talks to a running server by the operator’s API.',
    '',
    table(['  command', ''], rows),
    '',
    'PUBLIC_URL is the server’s address (or PORT, where it runs here), OPERATOR_API_KEY the key; beside an evaluation both are found.',
  ].join('\n');
}
