import type { Books } from '../books/books.ts';
import type { AnnouncedFact, AnnouncedPayout } from '../books/fact.ts';
import type { Clock, Timers } from '../runtime/clock.ts';
import { scenarioNamed } from '../scenarios/scenarios.ts';
import { createLanes } from './lanes.ts';
import { letterOf } from './letter.ts';
import type { SendResult, SendWebhook } from './send.ts';

/** Delays between attempts in milliseconds; after the last one the event is given up. */
export const retryScheduleMs: readonly number[] = [
  1_000, 5_000, 15_000, 60_000, 300_000, 900_000, 3_600_000, 14_400_000, 28_800_000,
];

/** How long a webhook that is held back waits for the one that shall overtake it. */
const holdLimitMs = 30_000;

type Announced = AnnouncedFact | AnnouncedPayout;

export interface Outbox {
  /** Sends what the merchant is to be told, in the order given. */
  announce(events: readonly Announced[]): void;
  /** Sends an event once more under the same id. */
  resend(event: Announced): void;
  /** Holds back the next two webhooks of a payment and sends them in the wrong order. */
  reorderNext(paymentId: string): void;
  /** Sends the next webhook of a payment twice. */
  duplicateNext(paymentId: string): void;
  /** Resolves when nothing of this payment is waiting for its first attempt. */
  idle(paymentId: string): Promise<void>;
  /** Takes up what a stopped process left unsent. */
  recover(): void;
  stop(): Promise<void>;
}

export interface OutboxOptions {
  readonly books: Books;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly send: SendWebhook;
  readonly scheduleMs: readonly number[];
}

/** Delivers webhooks: first attempts of a payment in order, repeated until they are taken or the schedule ends. */
export function createOutbox({ books, clock, timers, send, scheduleMs }: OutboxOptions): Outbox {
  const stopping = new AbortController();
  const retries = new Set<() => void>();
  const duplicated = new Set<string>();
  const held = new Map<string, { readonly events: Announced[]; cancel?: () => void }>();

  const record = async (event: Announced, attempt: number, result: SendResult): Promise<boolean> => {
    const status = 'status' in result ? result.status : undefined;
    const isTaken = status !== undefined && status >= 200 && status < 300;
    const isFinal = isTaken || status === 410 || attempt > scheduleMs.length;
    const { eventId, paymentId } = event;
    const at = clock.now().toISOString();
    await books.commit([{ at, type: 'delivery.attempted', eventId, paymentId, attempt, isFinal, ...result }]);
    return isFinal;
  };

  const attempt = async (event: Announced): Promise<void> => {
    const letter = letterOf(books, event);
    if (!letter || stopping.signal.aborted) return;
    const number = books.attempts(event.eventId).length + 1;
    const result = await send(letter.url, letter.body, stopping.signal);
    // An attempt that our own end cut short is made again after the start.
    if (stopping.signal.aborted) return;
    if (await record(event, number, result)) return;
    const cancel = timers.after(scheduleMs[number - 1] ?? 0, () => {
      retries.delete(cancel);
      lanes.push(event.paymentId, event);
    });
    retries.add(cancel);
  };
  const lanes = createLanes(attempt);

  const release = (paymentId: string): void => {
    const hold = held.get(paymentId);
    hold?.cancel?.();
    held.delete(paymentId);
    for (const event of hold?.events.toReversed() ?? []) lanes.push(paymentId, event);
  };
  const enqueue = (event: Announced): void => {
    const { paymentId } = event;
    const hold = held.get(paymentId);
    if (!hold) {
      lanes.push(paymentId, event);
      return;
    }
    hold.events.push(event);
    if (hold.events.length >= 2) release(paymentId);
    else hold.cancel = timers.after(holdLimitMs, () => release(paymentId));
  };

  return {
    announce: (events) => {
      const [first] = events;
      if (!first) return;
      const how = scenarioNamed(books.payment(first.paymentId)?.details.scenario)?.webhooks;
      for (const event of how === 'reversed' ? events.toReversed() : events) {
        enqueue(event);
        const isTwice = how === 'twice' || duplicated.delete(event.paymentId);
        if (isTwice) enqueue(event);
      }
    },
    resend: (event) => lanes.push(event.paymentId, event),
    reorderNext: (paymentId) => {
      if (!held.has(paymentId)) held.set(paymentId, { events: [] });
    },
    duplicateNext: (paymentId) => duplicated.add(paymentId),
    idle: (paymentId) => lanes.idle(paymentId),
    recover: () => {
      const unsent = [...books.payments().toReversed(), ...books.payouts().toReversed()]
        .flatMap(({ events }): readonly Announced[] => events)
        .filter(({ eventId }) => !books.attempts(eventId).some(({ isFinal }) => isFinal));
      for (const event of unsent) lanes.push(event.paymentId, event);
    },
    stop: async () => {
      stopping.abort();
      for (const cancel of retries) cancel();
      for (const { cancel } of held.values()) cancel?.();
      await lanes.drained();
    },
  };
}
