import * as z from 'zod/mini';
import { defineWalletCall } from './define-wallet-call.ts';
import { anyMinor, bookingShape, label, someMinor, txId } from './primitives.ts';

/** The wallet's own id of what it booked, where it has one. */
export const booked = z.object({ walletTxId: z.optional(z.string().check(z.maxLength(256))) });

export const depositAuthorize = defineWalletCall({
  kind: 'books',
  summary:
    'May this player deposit this much now? Asked before the provider hears of the deposit; moves no money.',
  canBeRefused: true,
  request: z.object({ ...bookingShape, depositId: label, method: label, country: label, minor: someMinor }),
  reply: booked,
});

export const depositCredit = defineWalletCall({
  kind: 'books',
  summary: 'Money has arrived: add `minor` to the cash and `bonusMinor` to the bonus of the player.',
  canBeRefused: true,
  request: z.object({
    ...bookingShape,
    depositId: label,
    method: label,
    provider: label,
    /** The provider's id of the money. */
    providerTxId: label,
    /** `chargebackWon`: money that a `deposit.reverse` took comes back. */
    kind: z.enum(['deposit', 'chargebackWon']),
    /** What the player asked for, and what the provider really has: credit by the second. */
    requestedMinor: someMinor,
    settledMinor: someMinor,
    feeMinor: anyMinor,
    /** `settledMinor` less the fee. */
    minor: anyMinor,
    bonusMinor: anyMinor,
    bonusId: z.optional(label),
  }),
  reply: booked,
});

export const depositReverse = defineWalletCall({
  kind: 'books',
  summary: 'Money went back to where it came from: take it off, below zero if need be.',
  canBeRefused: false,
  request: z.object({
    ...bookingShape,
    depositId: label,
    /** The `txId` of the credit that it takes back, in whole or in part. */
    of: txId,
    kind: z.enum(['refund', 'chargeback']),
    provider: label,
    providerTxId: label,
    minor: anyMinor,
    bonusMinor: anyMinor,
  }),
  reply: booked,
});
