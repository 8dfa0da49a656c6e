import { parseArgs } from 'node:util';
import { toDecimalString } from '@opencashier/money/minor';
import type { Command, Outcome } from './command.ts';
import type { OperatorClient } from './operator-client.ts';
import { table } from './table.ts';

const good = (text: string): Outcome => ({ text, isGood: true });
const money = (minor: string, currency: string): string =>
  `${toDecimalString(BigInt(minor), currency)} ${currency}`;

const decisionArguments = '<withdrawal> --by <who> --why <reason>';

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { by: { type: 'string' }, why: { type: 'string' }, tell: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new RangeError('There are the options --by, --why and --tell, each with a text.');
  }
}

/** @throws RangeError that says what is missing */
function decisionOf(args: readonly string[]) {
  const { values, positionals } = read(args);
  const [id, extra] = positionals;
  if (!id) throw new RangeError('The withdrawal’s id is missing.');
  if (extra !== undefined) throw new RangeError('Put a reason of several words in quotation marks.');
  if (!values.by?.trim()) throw new RangeError('Say with --by who decides.');
  if (!values.why?.trim()) throw new RangeError('Say with --why what the reason is.');
  return {
    decision: { id, decidedBy: values.by, reason: values.why },
    playerReason: values.tell,
  };
}

async function list(client: OperatorClient, args: readonly string[]): Promise<Outcome> {
  const isReview = args.includes('review');
  const limit = Number(args.find((arg) => /^\d{1,3}$/.test(arg)) ?? 20);
  const { withdrawals } = await client.call('withdrawals-list', {
    limit,
    ...(isReview && { state: 'review' as const }),
  });
  const rows = withdrawals.map((each) => [
    each.id,
    each.createdAt,
    each.state + (each.isOnHold ? ' (held)' : ''),
    money(each.minor, each.currency),
    `${each.method} ${each.destination}`,
    `${each.brand}/${each.playerId}`,
    each.reviewReason ?? each.failReason ?? '',
  ]);
  return good(table(['id', 'created', 'state', 'amount', 'to', 'player', 'because'], rows));
}

async function decide(
  client: OperatorClient,
  call: 'withdrawals-approve' | 'withdrawals-reject' | 'withdrawals-hold',
  args: readonly string[],
): Promise<Outcome> {
  const { decision, playerReason } = decisionOf(args);
  const tells = call === 'withdrawals-reject' && playerReason !== undefined ? { playerReason } : {};
  const { withdrawal } = await client.call(call, { ...decision, ...tells });
  const { id, state, minor, currency, isOnHold } = withdrawal;
  return good(`Withdrawal ${id} of ${money(minor, currency)} is ${state}${isOnHold ? ', held' : ''}.`);
}

/** The commands over withdrawals. */
export const withdrawalCommands: Readonly<Record<string, Command>> = {
  'withdrawals list': {
    usage: 'withdrawals list [review] [number]',
    purpose: 'The newest withdrawals, or those in review.',
    run: async (client, args) => list(client(), args),
  },
  'withdrawals show': {
    usage: 'withdrawals show <id>',
    purpose: 'One withdrawal with all that happened to it.',
    run: async (client, [id]) => {
      if (!id) throw new RangeError('An id is missing.');
      return good(JSON.stringify(await client().call('withdrawals-get', { id }), null, 2));
    },
  },
  'withdrawals approve': {
    usage: `withdrawals approve ${decisionArguments}`,
    purpose: 'Lets a withdrawal in review be paid out; not by who asked for it.',
    run: async (client, args) => decide(client(), 'withdrawals-approve', args),
  },
  'withdrawals reject': {
    usage: `withdrawals reject ${decisionArguments} [--tell <text for the player>]`,
    purpose: 'Refuses a withdrawal in review: the player has the money back.',
    run: async (client, args) => decide(client(), 'withdrawals-reject', args),
  },
  'withdrawals hold': {
    usage: `withdrawals hold ${decisionArguments}`,
    purpose: 'Marks a withdrawal in review as looked into.',
    run: async (client, args) => decide(client(), 'withdrawals-hold', args),
  },
};
