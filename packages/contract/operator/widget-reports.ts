import * as z from 'zod/mini';
import { timestamp } from '../entities/primitives.ts';
import { analyticsEvent } from '../host/analytics-event.ts';
import { defineOperatorCall } from './define-operator-call.ts';
import { brandId, cursor, nextCursor, pageSize } from './primitives.ts';

// What widgets report of themselves. None of it says whose it was.

/** One measurement: `value` in seconds, `timestamp` in milliseconds of the widget's clock, `at` by the server's. */
export const operatorMeasurement = z.object({
  brand: z.string(),
  key: z.string(),
  timestamp: z.number(),
  value: z.number(),
  at: timestamp,
});

/** One step of a player, as the host heard of it. */
export const operatorAnalyticsEvent = z.extend(analyticsEvent, {
  brand: z.string(),
  timestamp: z.number(),
  at: timestamp,
});

const name = z.optional(z.string().check(z.minLength(1), z.maxLength(256)));

export const operatorMeasurementsList = defineOperatorCall({
  method: 'GET',
  path: '/measurements',
  role: 'read',
  repetition: 'none',
  rows: 'measurements',
  summary:
    'What widgets measured in players’ browsers, such as `load_time` and `deposit_delay`, newest first.',
  request: z.object({ brand: brandId, key: name, cursor, limit: pageSize }),
  reply: z.object({ measurements: z.array(operatorMeasurement), nextCursor }),
});

export const operatorAnalyticsEventsList = defineOperatorCall({
  method: 'GET',
  path: '/analytics-events',
  role: 'read',
  repetition: 'none',
  rows: 'events',
  summary: 'Steps of players that widgets told, newest first; `event` shows those of one name.',
  request: z.object({ brand: brandId, event: name, cursor, limit: pageSize }),
  reply: z.object({ events: z.array(operatorAnalyticsEvent), nextCursor }),
});
