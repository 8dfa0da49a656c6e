import { toDecimalString } from '@opencashier/money/minor';
import type { Command, Outcome } from './command.ts';
import { decisionOf, decisionUsage } from './decision.ts';
import type { OperatorClient } from './operator-client.ts';
import { table } from './table.ts';

const good = (text: string): Outcome => ({ text, isGood: true });
const money = (minor: string, currency: string): string =>
  `${toDecimalString(BigInt(minor), currency)} ${currency}`;

async function list(client: OperatorClient, args: readonly string[]): Promise<Outcome> {
  const isNumber = (arg: string): boolean => /^\d{1,3}$/.test(arg);
  const unknown = args.find((arg) => arg !== 'review' && !isNumber(arg));
  // Left out unsaid, it would list more than was asked for.
  if (unknown !== undefined) throw new RangeError(`"${unknown}" is neither "review" nor a number.`);
  const isReview = args.includes('review');
  const limit = Number(args.find(isNumber) ?? 20);
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
  const { tell, ...decision } = decisionOf('withdrawal', args, ['tell']);
  const tells = call === 'withdrawals-reject' && tell !== undefined ? { playerReason: tell } : {};
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
    usage: `withdrawals approve ${decisionUsage('withdrawal')}`,
    purpose: 'Lets a withdrawal in review be paid out; not by who asked for it.',
    run: async (client, args) => decide(client(), 'withdrawals-approve', args),
  },
  'withdrawals reject': {
    usage: `withdrawals reject ${decisionUsage('withdrawal')} [--tell <text for the player>]`,
    purpose: 'Refuses a withdrawal in review: the player has the money back.',
    run: async (client, args) => decide(client(), 'withdrawals-reject', args),
  },
  'withdrawals hold': {
    usage: `withdrawals hold ${decisionUsage('withdrawal')}`,
    purpose: 'Marks a withdrawal in review as looked into.',
    run: async (client, args) => decide(client(), 'withdrawals-hold', args),
  },
};
