import { parseArgs } from 'node:util';
import type { WalletUnderTest } from '@opencashier/wallet-conformance/probe';
import { reportOf } from '@opencashier/wallet-conformance/report';
import { runConformance } from '@opencashier/wallet-conformance/run-conformance';
import { isWebhookSecret } from '@opencashier/webhooks/secret';
import type { RawEnvironment } from '../config/read-environment.ts';
import type { Command } from './command.ts';

const options = {
  url: { type: 'string' },
  key: { type: 'string' },
  brand: { type: 'string' },
  player: { type: 'string' },
  'idle-player': { type: 'string' },
  currency: { type: 'string' },
} as const;

/** @throws RangeError that says what is missing */
function walletOf(args: readonly string[], environment: RawEnvironment): WalletUnderTest {
  const { url, key, brand, player, 'idle-player': idlePlayer, currency } = read(args);
  const secret = environment.WALLET_SECRET;
  if (url === undefined || !URL.canParse(url))
    throw new RangeError('Say with --url where the wallet answers.');
  if (!key || !brand || !player)
    throw new RangeError('Say with --key, --brand and --player who asks for whom.');
  if (secret === undefined || !isWebhookSecret(secret)) {
    throw new RangeError(
      'WALLET_SECRET must be the secret of that key: "whsec_" and 24 random bytes or more in base64.',
    );
  }
  return {
    ...{ url, brand, player, key: { id: key, secret }, currency: currency ?? 'EUR' },
    ...(idlePlayer !== undefined && { idlePlayer }),
  };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    const listed = new Intl.ListFormat('en').format(Object.keys(options).map((name) => `--${name}`));
    throw new RangeError(`There are the options ${listed}, each with a text.`);
  }
}

/** Tries an operator's wallet. It needs no server: it talks to the wallet alone. */
export const conformance: Command = {
  usage:
    'conformance --url <address> --key <name> --brand <id> --player <id> [--currency EUR] [--idle-player <id>]',
  purpose:
    'Tries a wallet of yours, and says which rule it breaks and what that would cost; WALLET_SECRET is its key.',
  async run(_client, args, environment) {
    const results = await runConformance(walletOf(args, environment));
    return { text: reportOf(results), isGood: results.every(({ seen }) => seen === undefined) };
  },
};
