import type { Clock } from '../flows/clock.ts';
import { createMetrics } from '../flows/metrics.ts';
import type { PageLifecycle } from '../flows/page-lifecycle.ts';
import { reportSteps } from '../flows/report-steps.ts';
import type { Composition } from './compose.ts';
import type { Early } from './early-page.ts';

export interface ReportsDeps {
  readonly composition: Composition;
  readonly clock: Clock;
  readonly lifecycle: PageLifecycle;
  readonly early: Early;
  /** What was thrown and caught by nobody, as it comes. */
  readonly uncaught: readonly unknown[];
  /** How long the page took until its first screen could be used. */
  readonly loadedMs: number;
}

/** What a visit reports of itself, once the player can act: how long that took, the player's steps, and errors. */
export async function startReports(deps: ReportsDeps): Promise<void> {
  const { composition, clock, lifecycle, early, uncaught, loadedMs } = deps;
  const { services, analytics } = composition;
  const { client } = services;
  createMetrics({ client, clock }).report('load_time', loadedMs);
  reportSteps({ take: analytics.take, client, clock, lifecycle });
  const { monitoringUrl, version, brand } = early.data;
  if (monitoringUrl === undefined) return;
  // A blocked or missing agent takes nothing from the player.
  const monitoring = await import('./monitoring.ts').catch(() => undefined);
  monitoring?.startMonitoring({ serverUrl: monitoringUrl, version, brand, uncaught, route: services.route });
}
