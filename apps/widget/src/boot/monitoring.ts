import { init } from '@elastic/apm-rum';
import { redactText } from '@opencashier/contract/redact-text';
import type { RouteStore } from '../flows/current-route.ts';

export interface MonitoringDeps {
  /** The operator's Elastic APM server. */
  readonly serverUrl: string;
  readonly version: string;
  readonly brand: string;
  /** What was thrown before the agent was here. */
  readonly uncaught: readonly unknown[];
  readonly route: Pick<RouteStore, 'subscribe'>;
}

/** As the agent has them by itself; written down, so that another version of it changes nothing. */
export const agentDefaults = { flushInterval: 500, eventsLimit: 80 } as const;

/** Errors alone: addresses of calls, clicks and loads would tell of the player, and the server counts them anyway. */
const notWatched = ['page-load', 'history', 'fetch', 'xmlhttprequest', 'eventtarget', 'click'] as const;

/** What an error's own fields and the address before this one say, nobody has checked. */
const unchecked = new Set(['custom', 'user', 'referer']);

/** The same without tokens, numbers, addresses of people, queries, and fields that may hold anything. */
export function withoutPersons(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(withoutPersons);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !unchecked.has(name));
  return Object.fromEntries(kept.map(([name, item]) => [name, withoutPersons(item)]));
}

/** Sends the operator's monitoring every error that nobody caught, also those from before, and every error page. */
export function startMonitoring({ serverUrl, version, brand, uncaught, route }: MonitoringDeps): void {
  const agent = init({
    serverUrl,
    serviceName: 'opencashier-widget',
    serviceVersion: version,
    ...agentDefaults,
    disableInstrumentations: [...notWatched],
    distributedTracing: false,
    logLevel: 'error',
  });
  agent.addFilter((payload) => withoutPersons(payload) as typeof payload);
  agent.addLabels({ brand });
  const report = (thrown: unknown) => agent.captureError(thrown instanceof Error ? thrown : String(thrown));
  for (const thrown of uncaught) report(thrown);
  route.subscribe(({ name, state, pending }, before) => {
    const isError = name === 'error' || name === 'sweepError';
    if (!isError || pending || (before.name === name && before.state === state)) return;
    const { message } = (state ?? {}) as { message?: string };
    report(message ?? 'Unknown error');
  });
}
