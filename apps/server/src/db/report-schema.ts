import type { AnalyticsEvent } from '@opencashier/contract/host/analytics-event';
import type { Generated } from 'kysely';
import type { Json } from './json-column.ts';

export interface MeasurementTable {
  id: Generated<bigint>;
  brand: string;
  key: string;
  seconds: number;
  /** Milliseconds of the widget's clock. */
  told_at: number;
  at: Date;
}

export interface AnalyticsEventTable {
  id: Generated<bigint>;
  brand: string;
  event: string;
  step: Json<AnalyticsEvent>;
  told_at: number;
  at: Date;
}

export interface PaymentTraceTable {
  provider: string;
  reference: string;
  traceparent: string;
  at: Date;
}
