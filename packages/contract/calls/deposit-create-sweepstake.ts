import * as z from 'zod/mini';
import { depositResponse } from '../entities/deposit.ts';
import { amount, currencyCode } from '../entities/primitives.ts';
import { boxId } from '../entities/sweepstake.ts';
import { defineCall } from './define-call.ts';
import { depositCreateRequest } from './deposit-create.ts';

export const depositCreateSweepstake = defineCall({
  path: 'deposit-create-sweepstake',
  method: 'POST',
  summary: 'Creates the deposit that buys a coin box, at the price of the box. Crypto methods alone take it.',
  request: z.extend(depositCreateRequest, {
    /** Without one it is refused with `banking.boxRequired`. */
    boxId: z.optional(z.nullable(boxId)),
    /**
     * The price that the player was shown, and its currency: where the box costs something else by now, nothing is made
     * and `banking.boxPriceChanged` tells the price.
     */
    amount: z.optional(amount),
    currency: z.optional(currencyCode),
  }),
  reply: depositResponse,
  idempotent: true,
});

/** Details of `banking.boxPriceChanged`. */
export const boxPriceDetails = z.object({ boxId, price: amount, priceCurrencyCode: z.string() });
