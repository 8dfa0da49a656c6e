import * as z from 'zod/mini';
import { defineWalletCall } from './define-wallet-call.ts';
import { booked } from './deposit-calls.ts';
import { bookingShape, brandId, someMinor, txId } from './primitives.ts';

export const txCancel = defineWalletCall({
  kind: 'books',
  summary:
    'Undo the authorisation or the reserve of this `txId`; if it has never come, remember this and refuse it when it does.',
  canBeRefused: false,
  request: z.object({
    ...bookingShape,
    of: z.enum(['deposit.authorize', 'withdrawal.reserve']),
    minor: someMinor,
  }),
  reply: booked,
});

/** `taken`: it is booked. `canceled`: it was undone, or will be refused should it come. `notFound`: it never came. */
export const walletTxState = z.enum(['taken', 'refused', 'canceled', 'notFound']);
export type WalletTxState = z.infer<typeof walletTxState>;

export const txStatus = defineWalletCall({
  kind: 'asks',
  summary: 'What became of a booking whose reply never arrived.',
  canBeRefused: false,
  request: z.object({
    brand: brandId,
    txId,
    of: z.enum([
      'deposit.authorize',
      'deposit.credit',
      'deposit.reverse',
      'withdrawal.reserve',
      'withdrawal.settle',
      'withdrawal.return',
      'tx.cancel',
    ]),
  }),
  reply: z.object({ state: walletTxState }),
});
