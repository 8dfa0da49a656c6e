import * as z from 'zod/mini';
import { withdrawalId } from '../entities/primitives.ts';
import { withdrawalReply } from '../entities/withdrawal.ts';
import { defineCall } from './define-call.ts';

export const withdrawalConfirm = defineCall({
  path: 'withdrawal-confirm',
  method: 'POST',
  summary: 'Confirms a withdrawal, with the one-time code where one is asked for.',
  request: z.object({ withdrawalId, code: z.optional(z.string().check(z.maxLength(16))) }),
  reply: withdrawalReply,
  idempotent: true,
});
