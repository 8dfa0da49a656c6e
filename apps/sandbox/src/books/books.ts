import type { Journal } from '../journal/journal.ts';
import { applyFact, type Movement, openPayment, type Payment, traitOf } from '../payments/payment.ts';
import { applyPayoutFact, openPayout, type Payout } from '../payouts/payout.ts';
import {
  type AnnouncedFact,
  type AnnouncedPayout,
  type Fact,
  type FactOf,
  fact,
  isAnnounced,
  isOfPayout,
  type PayoutFact,
} from './fact.ts';

/** A line of the book: one movement of money, with its place in the order of all. */
export interface BookLine extends Omit<Movement, 'kind'> {
  readonly kind: Movement['kind'] | 'payout' | 'payoutReturn';
  readonly sequence: number;
  readonly paymentId: string;
  readonly reference: string;
  /** The merchant's account that it is of. */
  readonly account: string;
}

/** References have no blanks. */
const keyOf = (reference: string, account: string): string => `${account} ${reference}`;

export type Attempt = FactOf<'delivery.attempted'>;

/** All that the provider knows: in memory for reading, in the journal for good. */
export interface Books {
  payment(id: string): Payment | undefined;
  /** The paid payment that saved a card under this token for this payer. */
  paymentOfInstrument(token: string, payerId: string): Payment | undefined;
  /** A reference is an account's own. */
  paymentByReference(reference: string, account: string): Payment | undefined;
  /** Newest first. */
  payments(): readonly Payment[];
  payout(id: string): Payout | undefined;
  payoutByReference(reference: string, account: string): Payout | undefined;
  /** Newest first. */
  payouts(): readonly Payout[];
  /** Oldest first. */
  lines(): readonly BookLine[];
  event(eventId: string): AnnouncedFact | AnnouncedPayout | undefined;
  attempts(eventId: string): readonly Attempt[];
  /** All deliveries, oldest first. */
  allAttempts(): readonly Attempt[];
  /** Takes facts in at once, so that the next decision sees them; resolves when they are safe on disk. */
  commit(facts: readonly Fact[]): Promise<void>;
  /** Resolves when all that can be seen now is safe on disk. */
  settled(): Promise<void>;
}

/** Thrown when the journal holds a line that this version cannot read. */
export class UnreadableJournalError extends Error {
  override readonly name = 'UnreadableJournalError';
}

function parseLine(line: string, index: number): Fact {
  try {
    return fact.parse(JSON.parse(line));
  } catch (cause) {
    throw new UnreadableJournalError(`Line ${index + 1} of the sandbox's journal cannot be read.`, { cause });
  }
}

/**
 * Opens the books over a journal and replays it.
 * @throws {UnreadableJournalError} on a line that is no fact
 */
export function openBooks(journal: Journal): Books {
  const payments = new Map<string, Payment>();
  const byReference = new Map<string, string>();
  const lines: BookLine[] = [];
  const payouts = new Map<string, Payout>();
  const payoutReferences = new Map<string, string>();
  const events = new Map<string, AnnouncedFact | AnnouncedPayout>();
  const attempts = new Map<string, Attempt[]>();
  const allAttempts: Attempt[] = [];

  const takePayout = (happening: PayoutFact): void => {
    if (happening.type === 'payout.created') {
      payouts.set(happening.paymentId, openPayout(happening));
      payoutReferences.set(keyOf(happening.reference, happening.account), happening.paymentId);
      return;
    }
    const before = payouts.get(happening.paymentId);
    if (!before)
      throw new UnreadableJournalError(`The journal tells of an unknown payout ${happening.paymentId}.`);
    payouts.set(before.id, applyPayoutFact(before, happening));
    events.set(happening.eventId, happening);
    if (happening.type === 'payout.refused') return;
    const { transactionId, amount, currency, at } = happening;
    lines.push({
      ...{ id: transactionId, transactionId, currency, at },
      kind: happening.type === 'payout.settled' ? 'payout' : 'payoutReturn',
      minor: BigInt(amount),
      sequence: lines.length + 1,
      paymentId: before.id,
      reference: before.details.reference,
      account: before.details.account,
    });
  };

  const take = (happening: Fact): void => {
    if (isOfPayout(happening)) {
      takePayout(happening);
      return;
    }
    if (happening.type === 'payment.created') {
      payments.set(happening.paymentId, openPayment(happening));
      byReference.set(keyOf(happening.reference, happening.account), happening.paymentId);
      return;
    }
    if (happening.type === 'delivery.attempted') {
      attempts.set(happening.eventId, [...(attempts.get(happening.eventId) ?? []), happening]);
      allAttempts.push(happening);
      return;
    }
    const before = payments.get(happening.paymentId);
    if (!before)
      throw new UnreadableJournalError(`The journal tells of an unknown payment ${happening.paymentId}.`);
    const after = applyFact(before, happening);
    payments.set(after.id, after);
    if (isAnnounced(happening)) events.set(happening.eventId, happening);
    for (const movement of after.movements.slice(before.movements.length)) {
      const { reference, account } = after.details;
      lines.push({ ...movement, sequence: lines.length + 1, paymentId: after.id, reference, account });
    }
  };
  journal.lines.map(parseLine).forEach(take);

  return {
    payment: (id) => payments.get(id),
    paymentOfInstrument: (token, payerId) =>
      [...payments.values()].find(
        (each) =>
          traitOf(each, 'token') === token && each.details.payerId === payerId && each.movements.length > 0,
      ),
    paymentByReference: (reference, account) =>
      payments.get(byReference.get(keyOf(reference, account)) ?? ''),
    payments: () => [...payments.values()].reverse(),
    payout: (id) => payouts.get(id),
    payoutByReference: (reference, account) =>
      payouts.get(payoutReferences.get(keyOf(reference, account)) ?? ''),
    payouts: () => [...payouts.values()].reverse(),
    lines: () => lines,
    event: (eventId) => events.get(eventId),
    attempts: (eventId) => attempts.get(eventId) ?? [],
    allAttempts: () => allAttempts,
    commit: (facts) => {
      facts.forEach(take);
      // Of a delivery whose record is lost the webhook is sent once more, as it may be at any time.
      const isLogAlone = facts.every(({ type }) => type === 'delivery.attempted');
      const lines = facts.map((each) => JSON.stringify(each));
      return journal.append(lines, isLogAlone ? 'written' : 'synced');
    },
    settled: () => journal.settled(),
  };
}
