import type { AnalyticsEvent } from '@opencashier/contract/host/analytics-event';
import type { BrandFilter, Page } from './players.ts';

/** What a widget measured: seconds, and milliseconds of the widget's own clock. */
export interface Measurement {
  readonly key: string;
  readonly timestamp: number;
  readonly value: number;
}

/** A step of a player. */
export interface PlayerStep extends AnalyticsEvent {
  readonly timestamp: number;
}

/** As it was kept: of which brand, and when the server heard of it. */
export type Kept<Report> = Report & { readonly brand: string; readonly at: Date };

export interface ReportFilter {
  readonly brand?: BrandFilter;
  /** Of a measurement its key, of a step its event. */
  readonly name?: string;
  readonly cursor?: string;
  readonly limit: number;
}

/** What widgets report, kept without whose it was. */
export interface WidgetReports {
  note(
    brand: string,
    reports: { readonly measurements: readonly Measurement[]; readonly steps: readonly PlayerStep[] },
    at: Date,
  ): Promise<void>;
  /** Newest first. */
  listMeasurements(filter: ReportFilter): Promise<Page<Kept<Measurement>>>;
  listSteps(filter: ReportFilter): Promise<Page<Kept<PlayerStep>>>;
  /** Forgets what is older. Returns how many. */
  sweep(before: Date): Promise<number>;
}
