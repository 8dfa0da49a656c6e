import * as z from 'zod/mini';
import { defineWalletCall } from './define-wallet-call.ts';
import { booked } from './deposit-calls.ts';
import { anyMinor, bookingShape, label, someMinor, txId } from './primitives.ts';

export const withdrawalReserve = defineWalletCall({
  kind: 'books',
  summary: 'Set this much of the player’s cash aside. Of two for the same money one is refused.',
  canBeRefused: true,
  request: z.object({ ...bookingShape, withdrawalId: label, method: label, minor: someMinor }),
  reply: booked,
});

export const withdrawalSettle = defineWalletCall({
  kind: 'books',
  summary: 'The money that is set aside under this `txId` is out.',
  canBeRefused: false,
  request: z.object({ ...bookingShape, withdrawalId: label, minor: someMinor, feeMinor: anyMinor }),
  reply: booked,
});

export const withdrawalReturn = defineWalletCall({
  kind: 'books',
  summary: 'Money that was out came back: give it to the player.',
  canBeRefused: false,
  request: z.object({
    ...bookingShape,
    withdrawalId: label,
    /** The `txId` of the reserve that was settled. */
    of: txId,
    minor: someMinor,
  }),
  reply: booked,
});
