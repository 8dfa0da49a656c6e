import type { Metrics } from '../ports/metrics.ts';
import { success, type UseCase } from './use-case.ts';

/** Nothing in a browser takes longer than this; larger values are broken clocks. */
const maxSeconds = 600;

/** Counts the widget's measurements. Nothing is kept of whose they were. */
export function events(metrics: Metrics): UseCase<'events'> {
  return async (_context, request) => {
    for (const { key, value } of request.events) {
      if (value >= 0 && value <= maxSeconds) metrics.widgetMeasured(key, value);
    }
    return success({ ok: true });
  };
}
