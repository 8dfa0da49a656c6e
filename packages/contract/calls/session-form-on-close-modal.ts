import * as z from 'zod/mini';
import { methodName } from '../entities/primitives.ts';
import { acknowledged, defineCall } from './define-call.ts';

export const sessionFormOnCloseModal = defineCall({
  path: 'session-form-on-close-modal',
  method: 'POST',
  summary: 'The player left while a deposit was being created.',
  request: z.object({
    paymentMethod: methodName,
    paymentMethodText: z.optional(z.string().check(z.maxLength(256))),
    userId: z.optional(z.union([z.string().check(z.maxLength(128)), z.number()])),
  }),
  reply: acknowledged,
});
