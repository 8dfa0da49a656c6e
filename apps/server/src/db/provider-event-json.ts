import type { ProviderEvent } from '../ports/provider-log.ts';

// Events hold amounts as bigint and times as Date, which JSON has not.

/** An event as it is kept. */
export function eventToJson(event: ProviderEvent): unknown {
  const { occurredAt, ...rest } = event;
  return {
    ...rest,
    ...('money' in event && { money: { ...event.money, minor: event.money.minor.toString() } }),
    occurredAt: occurredAt.toISOString(),
  };
}

interface KeptEvent {
  readonly occurredAt: string;
  readonly money?: { readonly minor: string; readonly currency: string };
}

/** The event that `eventToJson` kept. */
export function eventFromJson(kept: unknown): ProviderEvent {
  const { occurredAt, money, ...rest } = kept as KeptEvent;
  return {
    ...rest,
    ...(money && { money: { ...money, minor: BigInt(money.minor) } }),
    occurredAt: new Date(occurredAt),
  } as ProviderEvent;
}
