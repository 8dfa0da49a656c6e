import type { OperatorReplyOf } from '@opencashier/contract/operator/define-operator-call';
import type { OperatorCalls } from '@opencashier/contract/operator/registry';
import { toDecimalString } from '@opencashier/money/minor';
import type { Command, Outcome } from './command.ts';
import type { OperatorClient } from './operator-client.ts';
import { good, minorOf, readOptions } from './options.ts';
import { table } from './table.ts';

type Coins = OperatorReplyOf<OperatorCalls['sweepstakes-get']>;

const sweep = 'QSC';
const gold = 'QGC';
const amountOf = (minor: string, currency: string): string =>
  `${toDecimalString(BigInt(minor), currency)} ${currency}`;

function coinsLine({ player, goldMinor, unplayedMinor, redeemableMinor, reservedMinor }: Coins): string {
  return [
    `${player} has ${amountOf(goldMinor, gold)},`,
    `${amountOf(unplayedMinor, sweep)} to be played, ${amountOf(redeemableMinor, sweep)} to be redeemed`,
    `and ${amountOf(reservedMinor, sweep)} in redemptions.`,
  ].join(' ');
}

const optionNames = ['id', 'brand', 'returned', 'why'];

/** A word of the operator's that stands for one event, so that a line that is run again does nothing twice. */
function idOf(id: string | undefined): string {
  if (id === undefined || id.length < 8)
    throw new RangeError('Say with --id what you call it: 8 characters or more.');
  return id;
}

function playerOf(player: string | undefined): string {
  if (!player) throw new RangeError('The player’s id is missing.');
  return player;
}

const brandOf = (brand: string | undefined) => (brand === undefined ? {} : { brand });

async function play(client: OperatorClient, args: readonly string[]): Promise<Outcome> {
  const { values, positionals } = readOptions(args, optionNames);
  const [player, played] = positionals;
  const { event, coins } = await client.call('sweepstakes-play', {
    ...brandOf(values.brand),
    player: playerOf(player),
    playedMinor: minorOf('What was played', played, sweep),
    ...(values.returned !== undefined && { returnedMinor: minorOf('--returned', values.returned, sweep) }),
    reportId: idOf(values.id),
  });
  return good(`Play ${event.id} of ${amountOf(event.minor, sweep)} is booked. ${coinsLine(coins)}`);
}

async function grant(client: OperatorClient, args: readonly string[]): Promise<Outcome> {
  const { values, positionals } = readOptions(args, optionNames);
  const [player, amount, coin = sweep] = positionals;
  if (coin !== sweep && coin !== gold) throw new RangeError(`A coin is ${sweep} or ${gold}.`);
  if (!values.why?.trim()) throw new RangeError('Say with --why what for.');
  const { event, coins } = await client.call('sweepstakes-grant', {
    ...brandOf(values.brand),
    player: playerOf(player),
    currency: coin,
    minor: minorOf('What is given', amount, coin),
    grantId: idOf(values.id),
    reason: values.why,
  });
  return good(`Grant ${event.id} of ${amountOf(event.minor, coin)} is booked. ${coinsLine(coins)}`);
}

async function show(client: OperatorClient, args: readonly string[]): Promise<Outcome> {
  const { values, positionals } = readOptions(args, optionNames);
  const player = playerOf(positionals[0]);
  const coins = await client.call('sweepstakes-get', { ...brandOf(values.brand), id: player });
  const { events } = await client.call('sweepstakes-events', { ...brandOf(values.brand), player, limit: 20 });
  const rows = events.map((event) => [
    event.at,
    event.kind,
    amountOf(event.minor, event.currency),
    event.returnedMinor === undefined ? '' : amountOf(event.returnedMinor, sweep),
    event.id,
    event.reason ?? '',
  ]);
  return good(
    [coinsLine(coins), '', table(['at', 'what', 'coins', 'gave back', 'id', 'why'], rows)].join('\n'),
  );
}

/** The commands over the coins of players. */
export const sweepstakesCommands: Readonly<Record<string, Command>> = {
  'sweepstakes show': {
    usage: 'sweepstakes show <player> [--brand <brand>]',
    purpose: 'A player’s coins, and the newest plays and grants.',
    run: async (client, args) => show(client(), args),
  },
  'sweepstakes play': {
    usage: 'sweepstakes play <player> <amount> --id <report> [--returned <amount>] [--brand <brand>]',
    purpose: 'Reports play with sweep coins; what it gave back can be redeemed.',
    run: async (client, args) => play(client(), args),
  },
  'sweepstakes grant': {
    usage: `sweepstakes grant <player> <amount> [${sweep}|${gold}] --id <grant> --why <reason>`,
    purpose: 'Gives a player free coins, as for an entry without purchase.',
    run: async (client, args) => grant(client(), args),
  },
};
