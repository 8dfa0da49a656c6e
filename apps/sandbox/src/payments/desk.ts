import type { Books } from '../books/books.ts';
import { isAnnounced } from '../books/fact.ts';
import type { Runtime } from '../runtime/clock.ts';
import { type Scenario, scenarioNamed, scenarioOf } from '../scenarios/scenarios.ts';
import type { Outbox } from '../webhooks/outbox.ts';
import { createAgenda } from './agenda.ts';
import type { CardVault } from './card/vault.ts';
import { readMethod } from './kinds.ts';
import { fingerprintOf, firstReferenceOf, type NewPayment } from './new-payment.ts';
import { isQuestion, type Payment } from './payment.ts';
import { type Opening, plainOpening, refuseOpening } from './payment-kind.ts';
import { paymentKindRegistry } from './registry.ts';
import { claimPaid } from './rules/claim.ts';
import type { Decision, RuleContext } from './rules/decision.ts';
import { expire, fail } from './rules/end.ts';
import { promise } from './rules/pay.ts';
import { payByPayer, payDue } from './rules/payer.ts';
import { reverse, winChargeback } from './rules/reverse.ts';

export type Rule = (context: RuleContext, payment: Payment) => Decision;

export type ActOutcome =
  | { readonly kind: 'done'; readonly payment: Payment }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'notFound' };

export type CreateOutcome =
  | { readonly kind: 'created'; readonly payment: Payment; readonly isNew: boolean }
  | { readonly kind: 'conflict' }
  /** Nothing is on record. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

/** Where every change of a payment goes through: decided at once, safe on disk, then told and planned. */
export interface Desk {
  create(request: NewPayment, account: string): Promise<CreateOutcome>;
  act(paymentId: string, rule: Rule): Promise<ActOutcome>;
  /** The payer says that the money is sent. */
  claim(paymentId: string, transactionId?: string): Promise<ActOutcome>;
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
  readonly vault: CardVault;
  /** Name of the merchant. */
  readonly merchant: string;
  /** How long after expiry late money arrives. */
  readonly lateDelayMs: number;
}

const minuteMs = 60_000;
/** How long a payment stays open in the scenario of a payment that expires at once. */
const shortlyOpenMs = 1_000;

const followUps: Readonly<Record<NonNullable<Scenario['afterPayment']>, readonly Rule[]>> = {
  refund: [(context, payment) => reverse(context, payment, 'payment.refunded')],
  chargeback: [(context, payment) => reverse(context, payment, 'payment.charged_back')],
  chargebackWon: [(context, payment) => reverse(context, payment, 'payment.charged_back'), winChargeback],
};

/** Makes the desk over books and outbox. */
export function createDesk({ books, outbox, runtime, vault, merchant, lateDelayMs }: DeskOptions): Desk {
  const { clock, ids } = runtime;
  const agenda = createAgenda(runtime, (paymentId, what) => {
    act(paymentId, what === 'pay' ? payDue : expire).catch((error: unknown) => console.error(error));
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

  const claim: Desk['claim'] = async (paymentId, transactionId) => {
    const before = books.payment(paymentId);
    const outcome = await act(paymentId, (context, payment) => claimPaid(context, payment, transactionId));
    if (outcome.kind !== 'done' || outcome.payment === before) return outcome;
    const { scenario } = outcome.payment.details;
    if (!scenarioNamed(scenario)?.paysOnClaim || outcome.payment.dueAt !== undefined) return outcome;
    return act(paymentId, (context, payment) => promise(context, payment, lateDelayMs));
  };

  const begin = async (
    payment: Payment,
    scenario: Scenario | undefined,
    next: (Opening & { kind: 'opened' })['next'],
  ): Promise<void> => {
    const reason =
      scenario?.reply === 'decline' ? 'declined' : next?.kind === 'fail' ? next.reason : undefined;
    if (reason !== undefined) await act(payment.id, (context, each) => fail(context, each, reason));
    if (isQuestion(payment) || reason !== undefined) return;
    if (scenario?.afterCreation === 'payBeforeReply') {
      await payerPays(payment.id);
      await outbox.idle(payment.id);
    }
    if (scenario?.afterCreation === 'payAfterReply' || scenario?.afterCreation === 'payByItself') {
      await act(payment.id, (context, each) => promise(context, each, lateDelayMs));
    } else if (next?.kind === 'pay') {
      await payerPays(payment.id);
    }
  };

  const open = async (request: NewPayment, scenario: Scenario | undefined): Promise<Opening> => {
    const method = readMethod(request.method);
    if (!method) return refuseOpening('unknown_method', `There is no method ${request.method}.`);
    const kind = paymentKindRegistry[method.kind];
    const { variant } = method;
    const paymentOfInstrument = books.paymentOfInstrument;
    const tools = { clock, ids, vault, merchant, scenario, paymentOfInstrument };
    return kind.open?.({ ...request, ...(variant === undefined ? {} : { variant }) }, tools) ?? plainOpening;
  };

  const detailsOf = (
    request: NewPayment,
    account: string,
    opening: Opening & { kind: 'opened' },
    scenario?: Scenario,
  ) => {
    const now = clock.now();
    const kind = readMethod(request.method)?.kind ?? 'redirect';
    const { payable, traits } = opening;
    const lifeMs =
      scenario?.afterCreation === 'expire' ? shortlyOpenMs : paymentKindRegistry[kind].lifeMinutes * minuteMs;
    const { reference, method, amount, currency, country, language, returnUrl, webhookUrl } = request;
    return {
      type: 'payment.created',
      at: now.toISOString(),
      paymentId: ids.next('pay'),
      reference,
      account,
      fingerprint: fingerprintOf(request),
      instruction: kind,
      method,
      amount,
      currency,
      country,
      language,
      payerId: request.payer.id,
      returnUrl,
      webhookUrl,
      expiresAt: new Date(now.getTime() + lifeMs).toISOString(),
      ...(scenario ? { scenario: scenario.id } : {}),
      ...(payable === undefined ? {} : { payable: payable.toString() }),
      ...(traits === undefined ? {} : { traits }),
    } as const;
  };

  /** The payment of the same deposit that asked for what this one brings, if there is one. */
  const questionBefore = (reference: string, account: string): Payment | undefined => {
    const first = books.paymentByReference(firstReferenceOf(reference) ?? '', account);
    return first && first.state === 'open' && isQuestion(first) ? first : undefined;
  };

  const repeated = async (known: Payment, request: NewPayment): Promise<CreateOutcome> => {
    await books.settled();
    if (known.details.fingerprint !== fingerprintOf(request)) return { kind: 'conflict' };
    return { kind: 'created', payment: known, isNew: false };
  };

  const create: Desk['create'] = async (request, account) => {
    const known = books.paymentByReference(request.reference, account);
    if (known) return repeated(known, request);
    const scenario = scenarioOf(BigInt(request.amount));
    const opening = await open(request, scenario);
    // Another call with this reference may have been quicker.
    const other = books.paymentByReference(request.reference, account);
    if (other) return repeated(other, request);
    if (opening.kind === 'refused') return opening;
    const details = detailsOf(request, account, opening, scenario);
    const question = questionBefore(request.reference, account);
    const { at, paymentId } = details;
    const answer = question && {
      type: 'payment.answered' as const,
      at,
      paymentId: question.id,
      byPaymentId: paymentId,
    };
    const safe = books.commit([details, ...(answer ? [answer] : [])]);
    const payment = books.payment(paymentId);
    if (!payment) throw new Error('A payment that was just created is not in the books.');
    agenda.plan(payment);
    if (question) agenda.plan(books.payment(question.id) ?? question);
    await safe;
    await begin(payment, scenario, opening.next);
    return { kind: 'created', payment, isNew: true };
  };

  return {
    act,
    claim,
    payerPays,
    create,
    recover: () => {
      for (const payment of books.payments()) agenda.plan(payment);
    },
    stop: () => agenda.stop(),
  };
}
