import * as z from 'zod/mini';

import { acknowledged, defineCall } from './define-call.ts';

export const events = defineCall({
  path: 'events',
  method: 'POST',
  summary: 'Measurements of the widget; values in seconds.',
  request: z.object({
    events: z
      .array(
        z.object({
          key: z.string().check(z.minLength(1), z.maxLength(128)),
          timestamp: z.number(),
          value: z.number(),
        }),
      )
      .check(z.maxLength(100)),
  }),
  reply: acknowledged,
});
