import type { Provider, ProviderBookEntry } from '@opencashier/provider-kit/provider';
import type { BookRecord, Books } from '../ports/books.ts';
import type { Clock, Ids } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Providers } from '../ports/providers.ts';
import type { BookException, BookSum, Reconciliation, Reconciliations } from '../ports/reconciliations.ts';

export interface ReconcileBooksDeps {
  readonly books: Books;
  readonly reconciliations: Reconciliations;
  readonly providers: Providers;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly log: Log;
}

const dayMs = 24 * 3_600_000;
/** What we heard of on a day may stand in the provider's books days before, and what it booked be told to us days later. */
const lookBackMs = 7 * dayMs;
/** So long after a day's end its webhooks have had their time. */
const settleMs = 3_600_000;
const portion = 500;

const sumOf = ({ direction, minor, currency }: BookRecord): BookSum => ({ direction, minor, currency });
const theirSum = ({ direction, money }: ProviderBookEntry): BookSum => ({ direction, ...money });
const isSame = (one: BookSum, other: BookSum): boolean =>
  one.direction === other.direction && one.minor === other.minor && one.currency === other.currency;

interface Comparison {
  readonly matched: number;
  readonly exceptions: readonly BookException[];
}

/**
 * Compares one day (UTC) of a provider's books with ours, both ways. A provider whose books tell no times is asked about
 * everything since a week before; what of that we don't know is an exception of the day too.
 *
 * @returns nothing where there is no such provider
 */
export async function reconcileBooks(
  deps: ReconcileBooksDeps,
  asked: {
    readonly provider: string;
    readonly day: string;
    readonly by: string;
    readonly requestKey?: string;
  },
): Promise<Reconciliation | undefined> {
  const { reconciliations, ids, clock, log } = deps;
  const provider = deps.providers.find(asked.provider);
  if (provider === undefined) return undefined;
  const { day } = asked;
  const made = { id: ids.next('rec'), provider: provider.id, day, requestedBy: asked.by, at: clock.now() };
  let compared: Comparison;
  try {
    compared = await compare(deps.books, provider, new Date(`${day}T00:00:00Z`));
  } catch (error) {
    log.warn({ provider: provider.id, day, err: error }, 'the books of a provider could not be read');
    const unreadable = { ...made, state: 'unreadable', matched: 0, exceptions: 0 } as const;
    return reconciliations.keep(unreadable, [], asked.requestKey);
  }
  const { matched, exceptions } = compared;
  const state = exceptions.length === 0 ? 'agrees' : 'differs';
  const counts = { state, matched, exceptions: exceptions.length } as const;
  return reconciliations.keep({ ...made, ...counts }, exceptions, asked.requestKey);
}

async function compare(books: Books, provider: Provider, from: Date): Promise<Comparison> {
  const to = new Date(from.getTime() + dayMs);
  const theirs = new Map<string, ProviderBookEntry>();
  for await (const entry of provider.listBook(new Date(from.getTime() - lookBackMs))) {
    theirs.set(entry.transactionId, entry);
  }
  const isOfDay = ({ at }: ProviderBookEntry) => at === undefined || (at >= from && at < to);
  const exceptions: BookException[] = [];
  let matched = 0;
  const judge = (entry: ProviderBookEntry, record: BookRecord | undefined): void => {
    const found = exceptionOf(entry, record);
    if (found) exceptions.push(found);
    else matched += 1;
  };

  const judged = new Set<string>();
  const wanted = [...theirs.values()].filter(isOfDay);
  for (let start = 0; start < wanted.length; start += portion) {
    const some = wanted.slice(start, start + portion);
    const known = await books.recordsOf(
      provider.id,
      some.map(({ transactionId }) => transactionId),
    );
    const ours = new Map(known.map((record) => [record.id, record]));
    for (const entry of some) {
      judged.add(entry.transactionId);
      judge(entry, ours.get(entry.transactionId));
    }
  }
  for (const record of await books.recordsBetween(provider.id, from, to)) {
    if (judged.has(record.id)) continue;
    const entry = theirs.get(record.id);
    if (entry) judge(entry, record);
    else if (record.state !== 'refused') exceptions.push(missingThere(record));
  }
  return { matched, exceptions };
}

function missingThere(record: BookRecord): BookException {
  const { id: transactionId, reference, state } = record;
  const note = state === 'booked' ? undefined : state;
  return { kind: 'missingThere', transactionId, reference, ours: sumOf(record), theirs: undefined, note };
}

function exceptionOf(entry: ProviderBookEntry, record: BookRecord | undefined): BookException | undefined {
  const { transactionId, reference } = entry;
  const theirs = theirSum(entry);
  const base = { transactionId, reference, theirs };
  if (record === undefined) return { ...base, kind: 'missingHere', ours: undefined, note: undefined };
  const ours = sumOf(record);
  if (!isSame(ours, theirs)) return { ...base, kind: 'amountDiffers', ours, note: undefined };
  return record.state === 'booked' ? undefined : { ...base, kind: 'stateDiffers', ours, note: record.state };
}

/** Compares the day before with every provider's books, once its webhooks have had their time. Returns how many were. */
export async function reconcileYesterday(deps: ReconcileBooksDeps): Promise<number> {
  const day = new Date(deps.clock.now().getTime() - settleMs - dayMs).toISOString().slice(0, 10);
  let count = 0;
  for (const { id } of deps.providers.all()) {
    if (await deps.reconciliations.isDone(id, day)) continue;
    await reconcileBooks(deps, { provider: id, day, by: 'job' });
    count += 1;
  }
  return count;
}
