import * as z from 'zod/mini';
import { fieldOption, preparationField } from '../entities/form-field.ts';
import { methodName } from '../entities/primitives.ts';
import { defineCall } from './define-call.ts';

export const depositPrepare = defineCall({
  path: 'deposit-prepare',
  method: 'POST',
  summary: 'What a method needs to know before its form is shown.',
  request: z.object({ paymentMethod: methodName }),
  reply: z.object({
    fields: z.array(preparationField),
    banks: z.optional(z.array(fieldOption)),
    text: z.optional(z.string()),
  }),
});
