import type {
  CreatePayoutOutcome,
  CreatePayoutRequest,
  FindPayoutOutcome,
  PayoutEvent,
  PayoutPort,
} from '@opencashier/provider-kit/payouts';
import type { Money, ProviderBookEntry } from '@opencashier/provider-kit/provider';

/** The paying-out part of a scripted provider: idempotent by reference, with books of its own. */
export interface ScriptedPayouts extends PayoutPort {
  /** Every call, repetitions among them. */
  readonly orders: readonly CreatePayoutRequest[];
  /** Decides over the next orders; without it they are accepted. An order that it takes is on record. */
  onCreate: ((request: CreatePayoutRequest) => Promise<CreatePayoutOutcome>) | undefined;
  onFind: ((reference: string) => Promise<FindPayoutOutcome>) | undefined;
  /** Puts an order on record, as a provider does that then says nothing. */
  take(request: CreatePayoutRequest): void;
  /** What happens to an order; each moves money in the books once, and tells it any number of times. */
  settle(reference: string, change?: Partial<Money>): PayoutEvent;
  refuse(reference: string): PayoutEvent;
  giveBack(reference: string, minor: bigint): PayoutEvent;
  /** How often money went out for orders whose reference starts so. */
  paidFor(prefix: string): number;
}

const at = new Date('2026-03-01T12:00:00.000Z');

export function scriptedPayouts(
  name: string,
  book: ProviderBookEntry[],
  next: (kind: string) => string,
): ScriptedPayouts {
  const orders: CreatePayoutRequest[] = [];
  const known = new Map<string, CreatePayoutRequest>();
  const events = new Map<string, PayoutEvent[]>();
  const accepted = (reference: string) => ({ providerReference: `their-${reference}` });
  const happen = (event: PayoutEvent): PayoutEvent => {
    events.set(event.reference, [...(events.get(event.reference) ?? []), event]);
    return event;
  };
  const base = (reference: string) => ({ eventId: next('ev'), reference, occurredAt: at });
  const ended = (reference: string) =>
    events.get(reference)?.find(({ type }) => type === 'payoutSettled' || type === 'payoutRefused');

  const payouts: ScriptedPayouts = {
    orders,
    onCreate: undefined,
    onFind: undefined,
    take: (request) => {
      if (!known.has(request.reference)) known.set(request.reference, request);
    },
    async createPayout(request) {
      orders.push(request);
      const outcome = (await payouts.onCreate?.(request)) ?? {
        kind: 'accepted',
        ...accepted(request.reference),
      };
      if (outcome.kind === 'accepted') payouts.take(request);
      return outcome;
    },
    async findPayout(reference) {
      if (payouts.onFind) return payouts.onFind(reference);
      if (!known.has(reference)) return { kind: 'notFound' };
      return { kind: 'found', ...accepted(reference), events: events.get(reference) ?? [] };
    },
    settle(reference, change) {
      const before = ended(reference);
      if (before !== undefined) return before;
      const money = { minor: 0n, currency: 'USD', ...known.get(reference)?.money, ...change };
      const transactionId = next(`${name}-out`);
      book.push({ reference, transactionId, money, direction: 'out' });
      return happen({ ...base(reference), type: 'payoutSettled', transactionId, money });
    },
    refuse: (reference) =>
      ended(reference) ?? happen({ ...base(reference), type: 'payoutRefused', reason: 'closed' }),
    giveBack(reference, minor) {
      const money = { minor, currency: known.get(reference)?.money.currency ?? 'USD' };
      const transactionId = next(`${name}-back`);
      book.push({ reference, transactionId, money, direction: 'in' });
      return happen({ ...base(reference), type: 'payoutReturned', transactionId, money, reason: 'closed' });
    },
    paidFor: (prefix) =>
      book.filter(({ reference, direction }) => direction === 'out' && reference.startsWith(prefix)).length,
  };
  return payouts;
}
