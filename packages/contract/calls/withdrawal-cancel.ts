import * as z from 'zod/mini';
import { withdrawalId } from '../entities/primitives.ts';
import { withdrawalReply } from '../entities/withdrawal.ts';
import { defineCall } from './define-call.ts';

export const withdrawalCancel = defineCall({
  path: 'withdrawal-cancel',
  method: 'POST',
  summary: 'Takes a withdrawal back that is still in review.',
  request: z.object({ withdrawalId }),
  reply: withdrawalReply,
});
