import { redactText } from '@opencashier/contract/redact-text';
import type { Clock } from '../ports/clock.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { Measurement, PlayerStep, WidgetReports } from '../ports/widget-reports.ts';
import { success, type UseCase } from './use-case.ts';

/** Nothing in a browser takes longer than this; larger values are broken clocks. */
const maxSeconds = 600;

export interface EventsDeps {
  readonly metrics: Pick<Metrics, 'widgetMeasured'>;
  readonly reports: Pick<WidgetReports, 'note'>;
  readonly clock: Clock;
}

/** Whatever a browser put into the words of a report: what is secret or personal is not kept. */
function withoutSecrets<Report extends Measurement | PlayerStep>(report: Report): Report {
  const clean = Object.entries(report).map(([name, value]) => [
    name,
    typeof value === 'string' ? redactText(value) : value,
  ]);
  return Object.fromEntries(clean) as Report;
}

/** Counts and keeps what the widget reports: nothing of whose it was. */
export function events({ metrics, reports, clock }: EventsDeps): UseCase<'events'> {
  return async ({ player }, request) => {
    const measurements = request.events
      .filter(({ value }) => value >= 0 && value <= maxSeconds)
      .map(withoutSecrets);
    for (const { key, value } of measurements) metrics.widgetMeasured(key, value);
    const steps = (request.analytics ?? []).map(withoutSecrets);
    await reports.note(player.brand, { measurements, steps }, clock.now());
    return success({ ok: true });
  };
}
