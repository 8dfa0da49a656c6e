import * as z from 'zod/mini';
import { timestamp } from '../entities/primitives.ts';
import { user } from '../entities/user.ts';
import { defineCall } from './define-call.ts';

export const sessionExchange = defineCall({
  path: 'session-exchange',
  method: 'POST',
  summary: 'Turns the one-time code of a standalone visit into a token; with a token of ours, renews it.',
  request: z.union([
    z.object({ code: z.string().check(z.minLength(16), z.maxLength(128)) }),
    z.object({ renew: z.string().check(z.maxLength(4096)) }),
  ]),
  reply: z.object({ token: z.string(), expiresAt: timestamp, brand: z.string(), user }),
  access: 'anonymous',
});
