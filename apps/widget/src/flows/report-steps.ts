import { events } from '@opencashier/contract/calls/events';
import type { Client } from '../api/client.ts';
import type { TimedStep } from './analytics.ts';
import type { Clock } from './clock.ts';
import type { PageLifecycle } from './page-lifecycle.ts';

/** So long steps wait for others to go with them. */
const everyMs = 10_000;

export interface ReportStepsDeps {
  readonly take: () => readonly TimedStep[];
  readonly client: Client;
  readonly clock: Clock;
  readonly lifecycle: Pick<PageLifecycle, 'onUnload'>;
}

/** Tells the server the player's steps too, some at a time, the last ones as the page goes. Lost ones are lost. */
export function reportSteps({ take, client, clock, lifecycle }: ReportStepsDeps): void {
  const report = (keepalive: boolean): void => {
    // That such a report failed would be the only news of the next one, again and again.
    const analytics = take().filter(({ event_cat }) => event_cat !== events.path);
    if (analytics.length > 0) void client.call(events, { events: [], analytics }, { keepalive });
  };
  const goOn = (): void => {
    report(false);
    clock.after(everyMs, goOn);
  };
  goOn();
  lifecycle.onUnload(() => report(true));
}
