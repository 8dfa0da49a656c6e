import type { AnnouncedFact, ChainProgress, Fact, FactOf } from '../books/fact.ts';

/** `answered`: it asked for something, and another payment brought the answer. */
export type PaymentState = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired' | 'answered';

/** One movement of money, in minor units. */
export interface Movement {
  /** Id of this movement: the transaction's, or the reversal's. */
  readonly id: string;
  readonly transactionId: string;
  readonly kind: 'payment' | 'refund' | 'chargeback' | 'chargebackWon';
  readonly minor: bigint;
  readonly currency: string;
  readonly at: string;
  /** Of a charge back that was won: which one. */
  readonly wonReversalId?: string;
}

/** A transfer that was seen on a chain. */
export interface Transfer extends ChainProgress {
  readonly isCredited: boolean;
}

/** Money that arrived where nobody can match it by itself. */
export interface Unmatched {
  readonly txid: string;
  readonly network: string;
  readonly amount: string;
}

/** The payer's word that the money is sent. */
export interface Claim {
  readonly at: string;
  readonly transactionId?: string;
}

/** A payment as it stands after all its facts. */
export interface Payment {
  readonly id: string;
  readonly details: FactOf<'payment.created'>;
  /** What the payer is to pay. */
  readonly minor: bigint;
  readonly currency: string;
  readonly state: PaymentState;
  readonly isLate: boolean;
  readonly dueAt?: string;
  readonly movements: readonly Movement[];
  readonly events: readonly AnnouncedFact[];
  readonly transfers: readonly Transfer[];
  readonly unmatched: readonly Unmatched[];
  readonly claim?: Claim;
}

/** A payment that was just created. */
export function openPayment(details: FactOf<'payment.created'>): Payment {
  const { paymentId: id, amount, currency, payable } = details;
  return {
    id,
    details,
    minor: BigInt(payable ?? amount),
    currency,
    state: 'open',
    isLate: false,
    movements: [],
    events: [],
    transfers: [],
    unmatched: [],
  };
}

type Happening = Exclude<Fact, { type: 'payment.created' | 'delivery.attempted' | `payout.${string}` }>;

function moved(payment: Payment, movement: Movement): Payment {
  return { ...payment, movements: [...payment.movements, movement] };
}

function reversed(payment: Payment, happening: FactOf<'payment.refunded' | 'payment.charged_back'>): Payment {
  const { reversalId, transactionId, amount, currency, at, type } = happening;
  const kind = type === 'payment.refunded' ? 'refund' : 'chargeback';
  return moved(payment, { id: reversalId, transactionId, kind, minor: BigInt(amount), currency, at });
}

/** Money that was announced does not come after the payment ended otherwise. */
function unpromised({ dueAt: _, ...rest }: Payment): Payment {
  return rest;
}

/** The payment with what a chain now says of a transfer. */
function transferred(payment: Payment, chain: ChainProgress | undefined, isCredited: boolean): Payment {
  if (!chain) return payment;
  const isKnown = payment.transfers.some(({ txid }) => txid === chain.txid);
  const transfer = { ...chain, isCredited };
  const transfers = isKnown
    ? payment.transfers.map((each) => (each.txid === chain.txid ? transfer : each))
    : [...payment.transfers, transfer];
  return { ...payment, transfers };
}

function claimed(payment: Payment, { at, transactionId }: FactOf<'payment.claimed'>): Payment {
  return { ...payment, claim: { at, ...(transactionId === undefined ? {} : { transactionId }) } };
}

function changed(payment: Payment, happening: Happening): Payment {
  switch (happening.type) {
    case 'payment.pending':
      return transferred(
        payment.state === 'open' ? { ...payment, state: 'pending' } : payment,
        happening.chain,
        false,
      );
    case 'payment.paid': {
      const { transactionId, amount, currency, at, isLate } = happening;
      const movement = {
        id: transactionId,
        transactionId,
        kind: 'payment',
        minor: BigInt(amount),
        currency,
        at,
      } as const;
      const paid = { ...unpromised(payment), state: 'paid', isLate: payment.isLate || isLate } as const;
      return moved(transferred(paid, happening.chain, true), movement);
    }
    case 'payment.failed':
      return { ...unpromised(payment), state: 'failed' };
    case 'payment.canceled':
      return { ...unpromised(payment), state: 'canceled' };
    case 'payment.expired':
      return { ...unpromised(payment), state: 'expired' };
    case 'payment.refunded':
    case 'payment.charged_back':
      return reversed(payment, happening);
    case 'payment.chargeback_won': {
      const { reversalId, transactionId, amount, currency, at, wonReversalId } = happening;
      const minor = BigInt(amount);
      return moved(payment, {
        id: reversalId,
        transactionId,
        kind: 'chargebackWon',
        minor,
        currency,
        at,
        wonReversalId,
      });
    }
    case 'payment.promised':
      return { ...payment, dueAt: happening.dueAt };
    case 'payment.claimed':
      return claimed(payment, happening);
    case 'payment.answered':
      return { ...unpromised(payment), state: 'answered' };
    case 'payment.unmatched': {
      const { txid, network, amount } = happening;
      return { ...payment, unmatched: [...payment.unmatched, { txid, network, amount }] };
    }
  }
}

/** The payment after one more fact. */
export function applyFact(payment: Payment, happening: Happening): Payment {
  const after = changed(payment, happening);
  return 'eventId' in happening ? { ...after, events: [...after.events, happening] } : after;
}

/** What is still to be paid of what was asked; never negative. */
export function outstanding(payment: Payment): bigint {
  const rest = payment.minor - received(payment);
  return rest > 0n ? rest : 0n;
}

/** What arrived in the payment's own currency, reversals not counted. */
export function received(payment: Payment): bigint {
  return payment.movements
    .filter(({ kind, currency }) => kind === 'payment' && currency === payment.currency)
    .reduce((sum, { minor }) => sum + minor, 0n);
}

/** What of one transaction has not been given back. */
export function reversible(payment: Payment, transactionId: string): bigint {
  return payment.movements
    .filter((movement) => movement.transactionId === transactionId)
    .reduce((sum, { kind, minor }) => (directionOf(kind) === 'in' ? sum + minor : sum - minor), 0n);
}

/** Which way a movement goes, seen from the merchant. */
export function directionOf(kind: Movement['kind']): 'in' | 'out' {
  return kind === 'payment' || kind === 'chargebackWon' ? 'in' : 'out';
}

/** What the kind of payment kept of the request. */
export function traitOf(payment: Payment, name: string): string {
  const traits = payment.details.traits ?? {};
  return Object.hasOwn(traits, name) ? (traits[name] ?? '') : '';
}

/** The trait of a payment that asks for something first: nothing can be paid to it. */
export const asksTrait = 'asks';

/** Whether the payment only asks the payer for something. */
export function isQuestion(payment: Payment): boolean {
  return traitOf(payment, asksTrait) !== '';
}
