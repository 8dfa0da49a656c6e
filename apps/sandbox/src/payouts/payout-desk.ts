import { passesLuhn } from '@opencashier/contract/entities/card-number';
import type { Books } from '../books/books.ts';
import type { AnnouncedPayout } from '../books/fact.ts';
import type { CardVault } from '../payments/card/vault.ts';
import type { Runtime } from '../runtime/clock.ts';
import type { Outbox } from '../webhooks/outbox.ts';
import {
  isPayoutMethod,
  isPayoutToCard,
  type NewPayout,
  payoutFingerprint,
  payoutScenarioOf,
} from './new-payout.ts';
import { type Payout, type PayoutAction, possiblePayoutActions } from './payout.ts';

export type PayoutOutcome =
  | { readonly kind: 'accepted'; readonly payout: Payout }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

export type PayoutActOutcome =
  | { readonly kind: 'done'; readonly payout: Payout }
  | { readonly kind: 'refused' };

/** Where every change of a payout goes through. */
export interface PayoutDesk {
  create(order: NewPayout, account: string): Promise<PayoutOutcome>;
  act(payoutId: string, action: PayoutAction): Promise<PayoutActOutcome>;
  /** Takes up what is due by itself after a start. */
  recover(): void;
  stop(): void;
}

export interface PayoutDeskOptions {
  readonly books: Books;
  readonly outbox: Outbox;
  readonly runtime: Runtime;
  readonly vault: CardVault;
  /** How long an accepted payout takes. */
  readonly settleDelayMs: number;
}

const accountFields = ['iban', 'account_number', 'crypto_address', 'pix_key', 'phone', 'wallet_number'];

/** Makes the desk over books and outbox. */
export function createPayoutDesk(options: PayoutDeskOptions): PayoutDesk {
  const { books, outbox, runtime, vault, settleDelayMs } = options;
  const { clock, timers, ids } = runtime;
  const alarms = new Map<string, () => void>();

  const factOf = (payout: Payout, action: Exclude<PayoutAction, 'duplicate'>): AnnouncedPayout => {
    const { amount, currency } = payout.details;
    const base = { at: clock.now().toISOString(), paymentId: payout.id, eventId: ids.next('evt') };
    switch (action) {
      case 'settle':
        return { ...base, type: 'payout.settled', transactionId: ids.next('out'), amount, currency };
      case 'refuse':
        return { ...base, type: 'payout.refused', reason: 'refused_by_bank' };
      case 'return':
        return {
          ...base,
          type: 'payout.returned',
          transactionId: ids.next('back'),
          ...{ amount, currency },
          reason: 'account_closed',
        };
    }
  };

  const act: PayoutDesk['act'] = async (payoutId, action) => {
    const before = books.payout(payoutId);
    if (!before || !possiblePayoutActions(before).includes(action)) return { kind: 'refused' };
    if (action === 'duplicate') {
      const last = before.events.at(-1);
      if (last) outbox.resend(last);
      return { kind: 'done', payout: before };
    }
    const happening = factOf(before, action);
    await books.commit([happening]);
    outbox.announce([happening]);
    return { kind: 'done', payout: books.payout(payoutId) ?? before };
  };

  const ring = async (payoutId: string): Promise<void> => {
    const scenario = books.payout(payoutId)?.details.scenario;
    const outcome = await act(payoutId, scenario === 'fails' ? 'refuse' : 'settle');
    if (outcome.kind === 'done' && scenario === 'returns') await act(payoutId, 'return');
  };

  const plan = ({ id, state, details: { dueAt } }: Payout): void => {
    if (dueAt === undefined || state !== 'accepted') return;
    const cancel = timers.after(Date.parse(dueAt) - clock.now().getTime(), () => {
      alarms.delete(id);
      ring(id).catch((error: unknown) => console.error(error));
    });
    alarms.set(id, cancel);
  };

  /** Where it goes as it may be shown; nothing where a card that must be sealed can't be read. */
  const destinationOf = async ({ method, fields }: NewPayout): Promise<string | undefined> => {
    if (isPayoutToCard(method)) {
      const card = await vault.open(String(fields.encrypted_card ?? ''));
      const number = String(card?.card_number ?? '').replace(/\D/g, '');
      return number.length >= 12 && passesLuhn(number) ? `•••• ${number.slice(-4)}` : undefined;
    }
    const name = accountFields.find((candidate) => fields[candidate] !== undefined);
    return name === undefined ? '••••' : `•••• ${String(fields[name]).slice(-4)}`;
  };

  const repeated = (known: Payout, order: NewPayout): PayoutOutcome =>
    known.details.fingerprint === payoutFingerprint(order)
      ? { kind: 'accepted', payout: known }
      : { kind: 'conflict' };

  const create: PayoutDesk['create'] = async (order, account) => {
    const known = books.payoutByReference(order.reference, account);
    if (known) return repeated(known, order);
    if (!isPayoutMethod(order.method)) {
      return { kind: 'refused', code: 'unknown_method', message: `There is no payout by ${order.method}.` };
    }
    const chosen = payoutScenarioOf(order);
    if (chosen === 'refused') {
      return { kind: 'refused', code: 'refused', message: 'The payout was refused.' };
    }
    const destination = await destinationOf(order);
    if (destination === undefined) {
      return { kind: 'refused', code: 'unreadable_card', message: 'The card is not sealed to this key.' };
    }
    // Another call with this reference may have been quicker.
    const other = books.payoutByReference(order.reference, account);
    if (other) return repeated(other, order);
    const now = clock.now();
    const paymentId = ids.next('pout');
    const { reference, method, amount, currency, country, webhookUrl } = order;
    const scenario = chosen === 'silent' ? undefined : chosen;
    const safe = books.commit([
      {
        ...{ reference, account, method, amount, currency, country, webhookUrl, paymentId, destination },
        type: 'payout.created',
        at: now.toISOString(),
        fingerprint: payoutFingerprint(order),
        ...(scenario === undefined ? {} : { scenario }),
        ...(scenario === 'waits' ? {} : { dueAt: new Date(now.getTime() + settleDelayMs).toISOString() }),
      },
    ]);
    const payout = books.payout(paymentId);
    if (!payout) throw new Error('A payout that was just created is not in the books.');
    plan(payout);
    await safe;
    return { kind: 'accepted', payout };
  };

  return {
    create,
    act,
    recover: () => {
      for (const payout of books.payouts()) plan(payout);
    },
    stop: () => {
      for (const cancel of alarms.values()) cancel();
      alarms.clear();
    },
  };
}
