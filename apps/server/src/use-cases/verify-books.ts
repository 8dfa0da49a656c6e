import type { Provider, ProviderBookEntry } from '@opencashier/provider-kit/provider';
import type { BookCheck, BookLine, Books } from '../ports/books.ts';
import type { Clock } from '../ports/clock.ts';
import type { Providers } from '../ports/providers.ts';

export interface VerifyDeps {
  readonly books: Books;
  readonly providers: Providers;
  readonly clock: Clock;
}

/** What `verify` compared, and every difference that it found; no difference means that the books agree. */
export interface VerifyReport {
  readonly at: Date;
  readonly compared: readonly { readonly check: string; readonly count: number }[];
  readonly differences: readonly VerifyDifference[];
}

export interface VerifyDifference {
  readonly check: string;
  readonly subject: string;
  readonly expected: string;
  readonly found: string;
}

/** A webhook may reach us long after the provider booked its money, so that its books are read from earlier on. */
const lookBackMs = 7 * 24 * 3_600_000;
const portion = 500;
const nothing = 'nothing';

/** Compares the ledger with itself and with each provider's own books from `since` on. */
export async function verifyBooks(deps: VerifyDeps, since: Date): Promise<VerifyReport> {
  const { books, providers, clock } = deps;
  const own: readonly (readonly [string, BookCheck])[] = [
    ['postings of each currency sum to zero', await books.currencySums()],
    ['balances equal their postings', await books.balances()],
    ['clearing accounts equal the movements and payouts', await books.clearing()],
    ['deposits equal their movements', await books.deposits()],
    ['bonuses and fees equal their terms and postings', await books.bonusesAndFees()],
    ['withdrawals equal their postings and payouts', await books.withdrawals()],
    ['coins equal the boxes, plays and gifts that moved them', await books.coins()],
    ['adjustments equal their postings', await books.adjustments()],
  ];
  const compared = own.map(([check, { count }]) => ({ check, count }));
  const differences = own.flatMap(([check, result]) =>
    result.differences.map(({ subject, expected, found }) => ({
      check,
      subject,
      expected: expected.toString(),
      found: found.toString(),
    })),
  );
  for (const provider of providers.all()) {
    const result = await compareWithProvider(books, provider, since);
    compared.push({ check: result.check, count: result.count });
    differences.push(...result.differences);
  }
  return { at: clock.now(), compared, differences };
}

interface ProviderComparison {
  readonly check: string;
  readonly count: number;
  readonly differences: readonly VerifyDifference[];
}

async function compareWithProvider(
  books: Books,
  provider: Provider,
  since: Date,
): Promise<ProviderComparison> {
  const check = `books of ${provider.id}`;
  const differences: VerifyDifference[] = [];
  const theirs = new Map<string, BookLine>();
  try {
    for await (const entry of provider.listBook(new Date(Math.max(0, since.getTime() - lookBackMs)))) {
      theirs.set(entry.transactionId, toLine(entry));
    }
  } catch (error) {
    const found = error instanceof Error ? error.message : 'unreadable';
    return {
      check,
      count: 0,
      differences: [{ check, subject: provider.id, expected: 'readable books', found }],
    };
  }
  const seen = new Set<string>();
  for (const ids of portions([...theirs.keys()])) {
    const ours = new Map((await books.linesOf(provider.id, ids)).map((line) => [line.id, line]));
    for (const id of ids) {
      seen.add(id);
      const expected = describe(theirs.get(id));
      const found = describe(ours.get(id));
      if (expected !== found) differences.push({ check, subject: id, expected, found });
    }
  }
  for await (const lines of books.linesSince(provider.id, since)) {
    for (const line of lines.filter(({ id }) => !seen.has(id))) {
      seen.add(line.id);
      differences.push({ check, subject: line.id, expected: nothing, found: describe(line) });
    }
  }
  return { check, count: seen.size, differences };
}

function toLine({ transactionId, money, direction }: ProviderBookEntry): BookLine {
  return { id: transactionId, minor: money.minor, currency: money.currency, direction };
}

function describe(line: BookLine | undefined): string {
  return line === undefined ? nothing : `${line.direction} ${line.minor} ${line.currency}`;
}

function* portions(ids: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < ids.length; start += portion) yield ids.slice(start, start + portion);
}
