import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { AnalyticsEvent } from '@opencashier/contract/host/analytics-event';
import type { HostChannel } from '../host/host-channel.ts';
import type { Clock } from './clock.ts';
import type { PaymentKind } from './payment-kind.ts';
import type { SessionStore } from './session.ts';

export type AnalyticsDetails = Partial<
  Omit<AnalyticsEvent, 'event' | 'deposit_method' | 'withdrawal_method'>
> & {
  /** A deposit, unless it is said otherwise. */
  readonly kind?: PaymentKind | undefined;
  readonly method?: Pick<PaymentMethod, 'name' | 'category'> | undefined;
};

/** The player's steps, told to the host's analytics. Never values of fields, never personal data. */
export interface Analytics {
  track(event: string, details?: AnalyticsDetails): void;
}

/** A step with the widget's time, in milliseconds. */
export type TimedStep = AnalyticsEvent & { readonly timestamp: number };

export interface KeptAnalytics extends Analytics {
  /** Hands over the steps since the last time, for the server. */
  take(): TimedStep[];
}

/** More than this at once is no player's steps. */
const keptAtMost = 100;

const methodType = (method: AnalyticsDetails['method']) => {
  if (!method) return 'default';
  return method.category === 'crypto' ? 'crypto' : 'fiat';
};

export function createAnalytics(deps: {
  readonly host: HostChannel;
  readonly session: SessionStore;
  readonly clock: Pick<Clock, 'now'>;
}): KeptAnalytics {
  const kept: TimedStep[] = [];
  return {
    track(event, { kind = 'deposit', method, ...details } = {}) {
      const { country, currency } = deps.session.getState();
      const step: AnalyticsEvent = {
        event,
        event_cat: kind,
        method_type: methodType(method),
        payment_region: country,
        ...(currency ? { currency } : {}),
        ...(method ? { [`${kind}_method` as const]: method.name } : {}),
        ...details,
      };
      deps.host.send('analytics', step);
      if (kept.length < keptAtMost) kept.push({ ...step, timestamp: deps.clock.now() });
    },
    take: () => kept.splice(0),
  };
}
