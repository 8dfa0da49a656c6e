import type { DepositEvent } from '@opencashier/provider-kit/events';
import type {
  ClaimOutcome,
  CreateDepositOutcome,
  CreateDepositRequest,
  FindDepositOutcome,
  Money,
  PrepareOutcome,
  Provider,
  ProviderBookEntry,
  RateOutcome,
} from '@opencashier/provider-kit/provider';
import { type ScriptedPayouts, scriptedPayouts } from './scripted-payouts.ts';
import { type ScriptedRefunds, scriptedRefunds } from './scripted-refunds.ts';

/** A provider in this process that a test steers: it keeps its own books and remembers what it was asked. */
export interface ScriptedProvider extends Provider {
  readonly requests: readonly CreateDepositRequest[];
  readonly canceled: readonly string[];
  /** Decides over the next creates; without it they are created with a redirect. */
  onCreate: ((request: CreateDepositRequest) => Promise<CreateDepositOutcome>) | undefined;
  /** Decides over finding; without it, what was created is found with its events. */
  onFind: ((reference: string) => Promise<FindDepositOutcome>) | undefined;
  /** What the next preparations, claims and rates answer. */
  preparation: PrepareOutcome;
  claim: ClaimOutcome;
  rate: RateOutcome;
  readonly claims: readonly { readonly reference: string; readonly fields: object }[];
  readonly payouts: ScriptedPayouts;
  /** Takes no orders to give money back unless a test lets it: `provider.refunds = provider.refundOrders`. */
  refunds?: ScriptedRefunds;
  readonly refundOrders: ScriptedRefunds;
  /** What its books say from now on, by what they would say. */
  rewriteBook(change: (entries: readonly ProviderBookEntry[]) => readonly ProviderBookEntry[]): void;
  /** Books money for a deposit and returns the event that tells of it. */
  pay(reference: string, money: Money): Extract<DepositEvent, { type: 'paid' }>;
  reverse(
    paid: Extract<DepositEvent, { type: 'paid' }>,
    kind: 'refund' | 'chargeback' | 'chargebackWon',
    minor: bigint,
    reversalId?: string,
  ): DepositEvent;
}

const created = (reference: string): Extract<CreateDepositOutcome, { kind: 'created' }> => ({
  kind: 'created',
  providerReference: `their-${reference}`,
  instruction: { kind: 'redirect', url: `https://pay.example/${reference}`, method: 'GET' },
});

const at = new Date('2026-03-01T12:00:00.000Z');

/**
 * Makes one whose ids start with `prefix`, so that several tests can share a database. `reject` as a webhook's
 * `signature` header is a bad signature.
 */
export function scriptedProvider(id: string, prefix: string): ScriptedProvider {
  const requests: CreateDepositRequest[] = [];
  const canceled: string[] = [];
  const claims: { reference: string; fields: object }[] = [];
  const events = new Map<string, DepositEvent[]>();
  const book: ProviderBookEntry[] = [];
  let rewritten = (entries: readonly ProviderBookEntry[]) => entries;
  let count = 0;
  const next = (kind: string) => {
    count += 1;
    return `${prefix}-${id}-${kind}-${count}`;
  };
  const happen = <Event extends DepositEvent>(event: Event): Event => {
    events.set(event.reference, [...(events.get(event.reference) ?? []), event]);
    return event;
  };

  const payouts = scriptedPayouts(id, book, next);
  const refundOrders = scriptedRefunds(`${prefix}-${id}`, (reversalId) =>
    [...events.values()]
      .flat()
      .filter((event) => event.type === 'reversed' && event.reversalId === reversalId),
  );
  const provider: ScriptedProvider = {
    id,
    requests,
    canceled,
    onCreate: undefined,
    onFind: undefined,
    preparation: { kind: 'nothing' },
    claim: { kind: 'noted' },
    rate: { kind: 'unsupported' },
    claims,
    prepareDeposit: async () => provider.preparation,
    async claimDeposit(reference, fields) {
      claims.push({ reference, fields });
      return provider.claim;
    },
    findRate: async () => provider.rate,
    payouts,
    refundOrders,
    async createDeposit(request) {
      requests.push(request);
      const outcome = provider.onCreate ? await provider.onCreate(request) : created(request.reference);
      return outcome;
    },
    async findDeposit(reference) {
      if (provider.onFind) return provider.onFind(reference);
      if (!requests.some((request) => request.reference === reference)) return { kind: 'notFound' };
      return { ...created(reference), kind: 'found', events: events.get(reference) ?? [] };
    },
    async cancelDeposit(reference) {
      canceled.push(reference);
      return { kind: 'canceled' };
    },
    async readWebhook(webhook) {
      if (webhook.headers.signature === 'reject') return { kind: 'rejected', reason: 'signature' };
      const webhookId = webhook.headers.id ?? '';
      const wanted = new TextDecoder().decode(webhook.body).split(',');
      const told = [...events.values()].flat().filter((event) => wanted.includes(event.eventId));
      return { kind: 'events', webhookId, events: told };
    },
    async *listBook() {
      yield* rewritten(book);
    },
    rewriteBook(change) {
      rewritten = change;
    },
    pay(reference, money) {
      const transactionId = next('tx');
      book.push({ reference, transactionId, money, direction: 'in' });
      return happen({
        type: 'paid',
        eventId: next('ev'),
        reference,
        occurredAt: at,
        transactionId,
        money,
      });
    },
    reverse(paid, kind, minor, reversalId = next('rev')) {
      const money = { minor, currency: paid.money.currency };
      const direction = kind === 'chargebackWon' ? 'in' : 'out';
      book.push({ reference: paid.reference, transactionId: reversalId, money, direction });
      const { reference, transactionId } = paid;
      return happen({
        type: 'reversed',
        eventId: next('ev'),
        reference,
        occurredAt: at,
        transactionId,
        reversalId,
        kind,
        money,
      });
    },
  };
  return provider;
}
