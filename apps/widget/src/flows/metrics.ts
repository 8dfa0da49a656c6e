import { events } from '@opencashier/contract/calls/events';
import type { Client } from '../api/client.ts';
import type { Clock } from './clock.ts';

/** Measurements for the server's metrics. Lost ones are lost: nothing waits for them. */
export interface Metrics {
  /** @param durationMs milliseconds; sent in seconds. */
  report(key: 'load_time' | 'deposit_delay', durationMs: number): void;
}

export function createMetrics(deps: { readonly client: Client; readonly clock: Clock }): Metrics {
  return {
    report(key, durationMs) {
      const event = { key, timestamp: deps.clock.now(), value: durationMs / 1_000 };
      void deps.client.call(events, { events: [event] });
    },
  };
}
