import * as z from 'zod/mini';
import { depositResponse } from '../entities/deposit.ts';
import { defineCall } from './define-call.ts';
import { depositCreateRequest } from './deposit-create.ts';

export const depositCreateSweepstake = defineCall({
  path: 'deposit-create-sweepstake',
  method: 'POST',
  summary: 'Creates the deposit that buys a coin box.',
  request: z.extend(depositCreateRequest, {
    boxId: z.union([z.string().check(z.maxLength(128)), z.number()]),
  }),
  reply: depositResponse,
  idempotent: true,
});
