import * as z from 'zod/mini';
import { withdrawalId } from '../entities/primitives.ts';
import { withdrawalReply } from '../entities/withdrawal.ts';
import { defineCall } from './define-call.ts';

export const withdrawalCodeResend = defineCall({
  path: 'withdrawal-code-resend',
  method: 'POST',
  summary:
    'Sends another one-time code; the one before it ends. `rate.limited` says when it may be asked for.',
  request: z.object({ withdrawalId }),
  reply: withdrawalReply,
});
