import * as z from 'zod/mini';
import { methodName } from '../entities/primitives.ts';
import { defineCall } from './define-call.ts';

export const bankGet = defineCall({
  path: 'bank-get',
  method: 'POST',
  summary: 'The bank that issued a card, by the first digits of its number.',
  request: z.object({ payment_method: methodName, bin: z.string().check(z.regex(/^\d{6,8}$/)) }),
  reply: z.object({ bank: z.nullable(z.object({ id: z.string(), name: z.string() })) }),
  retry: 'standard',
});
