import * as z from 'zod/mini';
import { depositResponse } from '../entities/deposit.ts';
import { depositId } from '../entities/primitives.ts';
import { defineCall } from './define-call.ts';

export const externalDepositContinue = defineCall({
  path: 'external-deposit-continue',
  method: 'POST',
  summary: 'Continues a deposit that was left half-way.',
  request: z.object({ depositId }),
  reply: depositResponse,
  idempotent: true,
});
