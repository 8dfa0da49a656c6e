import * as z from 'zod/mini';
import { depositLimit } from '../entities/payment-method.ts';
import { currencyCode, methodName } from '../entities/primitives.ts';
import { defineCall } from './define-call.ts';

export const depositLimits = defineCall({
  path: 'deposit-limits',
  method: 'POST',
  summary: 'Least and greatest amount by method, in major units.',
  request: z.object({ currency: currencyCode, paymentMethod: methodName }),
  reply: z.record(z.string(), depositLimit),
});
