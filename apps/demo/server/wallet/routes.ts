import { walletCalls } from '@opencashier/contract/wallet/registry';
import { toMajor } from '@opencashier/money/minor';
import type { FastifyInstance } from 'fastify';
import type { PlayerBalance } from '../balance.ts';
import type { DemoConfig } from '../config.ts';
import { brand, type PlayerRequest } from '../players.ts';
import { answerCall } from './answer-call.ts';
import { WalletBooks } from './books.ts';
import { openWalletJournal } from './journal.ts';
import { readCall } from './read-call.ts';

/** The name of the key that the cashier signs with. */
const keyId = 'demo';

export interface DemoWallet {
  balance(player: PlayerRequest): PlayerBalance;
}

/**
 * The operator's wallet of this demo: the cashier tells it of money, and the lobby shows what it has.
 * @param onBooked told whose purse moved
 */
export function addWallet(
  app: FastifyInstance,
  { secret, folder }: NonNullable<DemoConfig['wallet']>,
  now: () => Date,
  onBooked: (playerId: string) => void,
): DemoWallet {
  const journal = openWalletJournal(folder);
  const books = new WalletBooks(journal);
  app.addHook('onClose', async () => journal.close());

  app.post('/wallet', async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const { headers } = request;
    const answer = answerCall(books, [{ id: keyId, secret }], { headers, body }, now());
    const call = readCall(body.toString('utf8'));
    const isBooked = answer.status === 200 && call !== undefined && walletCalls[call.name].kind === 'books';
    if (isBooked && 'playerId' in call.request) onBooked(call.request.playerId);
    return reply.code(answer.status).type('application/json').send(answer.body);
  });

  return {
    balance({ player, currency }) {
      const { cash, bonus } = books.purse(brand, player, currency);
      return { amount: toMajor(cash, currency), bonus: toMajor(bonus, currency), currency };
    },
  };
}
