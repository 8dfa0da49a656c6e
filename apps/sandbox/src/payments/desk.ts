import type { Books } from '../books/books.ts';
import { isAnnounced } from '../books/fact.ts';
import type { Runtime } from '../runtime/clock.ts';
import { type Scenario, scenarioNamed, scenarioOf } from '../scenarios/scenarios.ts';
import type { Outbox } from '../webhooks/outbox.ts';
import { createAgenda } from './agenda.ts';
import { fingerprintOf, type NewPayment } from './new-payment.ts';
import type { Payment } from './payment.ts';
import type { Decision, RuleContext } from './rules/decision.ts';
import { expire, fail } from './rules/end.ts';
import { pay, payByPayer, promise } from './rules/pay.ts';
import { reverse, winChargeback } from './rules/reverse.ts';

export type Rule = (context: RuleContext, payment: Payment) => Decision;

export type ActOutcome =
  | { readonly kind: 'done'; readonly payment: Payment }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'notFound' };

export type CreateOutcome =
  | { readonly kind: 'created'; readonly payment: Payment; readonly isNew: boolean }
  | { readonly kind: 'conflict' };

/** Where every change of a payment goes through: decided at once, safe on disk, then told and planned. */
export interface Desk {
  create(request: NewPayment): Promise<CreateOutcome>;
  act(paymentId: string, rule: Rule): Promise<ActOutcome>;
  /** The payer presses Pay on the hosted page, with all that the payment's scenario makes of it. */
  payerPays(paymentId: string): Promise<ActOutcome>;
  /** Takes up expiries and promised payments after a start. */
  recover(): void;
  stop(): void;
}

export interface DeskOptions {
  readonly books: Books;
  readonly outbox: Outbox;
  readonly runtime: Runtime;
  /** How long after expiry late money arrives. */
  readonly lateDelayMs: number;
}

/** How long a payment stays open. */
const openMs = 30 * 60_000;
/** The same in the scenario of a payment that expires at once. */
const shortlyOpenMs = 1_000;

const followUps: Readonly<Record<NonNullable<Scenario['afterPayment']>, readonly Rule[]>> = {
  refund: [(context, payment) => reverse(context, payment, 'payment.refunded')],
  chargeback: [(context, payment) => reverse(context, payment, 'payment.charged_back')],
  chargebackWon: [(context, payment) => reverse(context, payment, 'payment.charged_back'), winChargeback],
};

/** Makes the desk over books and outbox. */
export function createDesk({ books, outbox, runtime, lateDelayMs }: DeskOptions): Desk {
  const { clock, ids } = runtime;
  const agenda = createAgenda(runtime, (paymentId, what) => {
    const rule: Rule = what === 'pay' ? (context, payment) => pay(context, payment) : expire;
    act(paymentId, rule).catch((error: unknown) => console.error(error));
  });

  const act: Desk['act'] = async (paymentId, rule) => {
    const before = books.payment(paymentId);
    if (!before) return { kind: 'notFound' };
    const decision = rule(runtime, before);
    if (decision.kind === 'refused') {
      await books.settled();
      return decision;
    }
    const safe = books.commit(decision.facts);
    const after = books.payment(paymentId) ?? before;
    agenda.plan(after);
    await safe;
    outbox.announce(decision.facts.filter(isAnnounced));
    return { kind: 'done', payment: after };
  };

  const payerPays: Desk['payerPays'] = async (paymentId) => {
    const before = books.payment(paymentId);
    const outcome = await act(paymentId, payByPayer);
    if (outcome.kind !== 'done' || outcome.payment === before) return outcome;
    const next = scenarioNamed(outcome.payment.details.scenario)?.afterPayment;
    let last: ActOutcome = outcome;
    for (const rule of next ? followUps[next] : []) last = await act(paymentId, rule);
    return last;
  };

  const beginScenario = async (payment: Payment, scenario: Scenario | undefined): Promise<void> => {
    if (scenario?.reply === 'decline')
      await act(payment.id, (context, each) => fail(context, each, 'declined'));
    if (scenario?.afterCreation === 'payBeforeReply') {
      await payerPays(payment.id);
      await outbox.idle(payment.id);
    }
    if (scenario?.afterCreation === 'payAfterReply') {
      await act(payment.id, (context, each) => promise(context, each, lateDelayMs));
    }
  };

  return {
    act,
    payerPays,
    create: async (request) => {
      const fingerprint = fingerprintOf(request);
      const known = books.paymentByReference(request.reference);
      if (known) {
        await books.settled();
        if (known.details.fingerprint !== fingerprint) return { kind: 'conflict' };
        return { kind: 'created', payment: known, isNew: false };
      }
      const scenario = scenarioOf(BigInt(request.amount));
      const now = clock.now();
      const lifeMs = scenario?.afterCreation === 'expire' ? shortlyOpenMs : openMs;
      const { reference, method, amount, currency, returnUrl, webhookUrl } = request;
      const details = {
        type: 'payment.created',
        at: now.toISOString(),
        paymentId: ids.next('pay'),
        reference,
        fingerprint,
        instruction: 'redirect',
        method,
        amount,
        currency,
        returnUrl,
        webhookUrl,
        expiresAt: new Date(now.getTime() + lifeMs).toISOString(),
        ...(scenario ? { scenario: scenario.id } : {}),
      } as const;
      const safe = books.commit([details]);
      const payment = books.payment(details.paymentId);
      if (!payment) throw new Error('A payment that was just created is not in the books.');
      agenda.plan(payment);
      await safe;
      await beginScenario(payment, scenario);
      return { kind: 'created', payment, isNew: true };
    },
    recover: () => {
      for (const payment of books.payments()) agenda.plan(payment);
    },
    stop: () => agenda.stop(),
  };
}
