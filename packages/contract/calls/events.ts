import * as z from 'zod/mini';
import { analyticsEvent } from '../host/analytics-event.ts';
import { acknowledged, defineCall } from './define-call.ts';

const most = z.maxLength(100);

export const events = defineCall({
  path: 'events',
  method: 'POST',
  summary:
    'Measurements of the widget, with values in seconds, and the steps of the player that its host hears of as well. Timestamps are milliseconds of the widget’s clock.',
  request: z.object({
    events: z
      .array(
        z.object({
          key: z.string().check(z.minLength(1), z.maxLength(128)),
          timestamp: z.number(),
          value: z.number(),
        }),
      )
      .check(most),
    analytics: z.optional(z.array(z.extend(analyticsEvent, { timestamp: z.number() })).check(most)),
  }),
  reply: acknowledged,
});
