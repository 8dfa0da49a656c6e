import type { ChainProgress, Fact } from '../../books/fact.ts';
import { outstanding, type Payment } from '../payment.ts';
import { announcement, type Decision, happens, type RuleContext, refused } from '../rules/decision.ts';
import { isUnfinished } from '../rules/end.ts';
import { amountOf, type PayHow } from '../rules/pay.ts';
import { txidOf } from './addresses.ts';
import { minorFor, unitsFor, unitsText } from './conversion.ts';
import { type CryptoTerms, termsOf } from './terms.ts';

const tooSmall = refused('too_small', 'This is less than the smallest unit of the currency.');

/** What is asked and neither credited nor on its way. */
function open(payment: Payment, terms: CryptoTerms): bigint {
  const onTheWay = payment.transfers
    .filter(({ isCredited }) => !isCredited)
    .reduce((sum, { amount }) => sum + creditOf(payment, terms, BigInt(amount)), 0n);
  const rest = outstanding(payment) - onTheWay;
  return rest > 0n ? rest : 0n;
}

/** What a transfer credits: at the rate, rounded down; exactly what was asked if exactly that was sent. */
function creditOf(payment: Payment, { asset, rate, units }: CryptoTerms, amount: bigint): bigint {
  if (amount === units) return payment.minor;
  return minorFor(amount, payment.currency, rate, asset.decimals);
}

function newTransfer(payment: Payment, terms: CryptoTerms, minor: bigint): ChainProgress {
  const { asset, rate, units, required } = terms;
  const number = payment.transfers.length + payment.unmatched.length + 1;
  const amount = minor === payment.minor ? units : unitsFor(minor, payment.currency, rate, asset.decimals);
  return {
    txid: txidOf(payment.id, asset.address, number),
    network: asset.network,
    asset: asset.code,
    amount: amount.toString(),
    confirmations: 0,
    required,
  };
}

/** The transfer with what all transfers together come to. */
function summedUp({ transfers }: Payment, { asset }: CryptoTerms, chain: ChainProgress): ChainProgress {
  const others = transfers.filter(({ txid }) => txid !== chain.txid);
  const units = [...others, chain].reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return { ...chain, received: unitsText(units, asset.decimals) };
}

const pendingFact = (context: RuleContext, payment: Payment, terms: CryptoTerms, chain: ChainProgress) =>
  ({
    ...announcement(context, payment),
    type: 'payment.pending',
    chain: summedUp(payment, terms, chain),
  }) as const;

function paidFact(context: RuleContext, payment: Payment, terms: CryptoTerms, chain: ChainProgress) {
  return {
    ...announcement(context, payment),
    type: 'payment.paid',
    transactionId: context.ids.next('txn'),
    amount: creditOf(payment, terms, BigInt(chain.amount)).toString(),
    currency: payment.currency,
    isLate: !isUnfinished(payment) && payment.state !== 'paid',
    chain: summedUp(payment, terms, {
      ...chain,
      confirmations: Math.max(chain.confirmations, terms.required),
    }),
  } as const;
}

/**
 * A transfer is seen, without a confirmation yet. Without an amount it is what is still open, or, when nothing is, the
 * whole once more: a second payment to the same address.
 */
export function send(context: RuleContext, payment: Payment, minor?: bigint): Decision {
  const terms = termsOf(payment);
  const rest = open(payment, terms);
  const wanted = minor ?? (rest > 0n ? rest : payment.minor);
  const transfer = newTransfer(payment, terms, wanted);
  if (creditOf(payment, terms, BigInt(transfer.amount)) === 0n) return tooSmall;
  return happens(pendingFact(context, payment, terms, transfer));
}

/** Less or more than what is open is seen on the chain. */
export function sendOff(context: RuleContext, payment: Payment, how: PayHow): Decision {
  const minor = amountOf(payment, how);
  if (minor === undefined) return refused('invalid_amount', 'Send less than what is open, or more.');
  return send(context, payment, minor);
}

/** New blocks: every transfer that is not credited has one confirmation more; with the required ones it is paid. */
export function confirmBlocks(context: RuleContext, payment: Payment, blocks = 1): Decision {
  const terms = termsOf(payment);
  const waiting = payment.transfers.filter(({ isCredited }) => !isCredited);
  if (waiting.length === 0) return refused('no_transfer', 'No transfer waits for confirmations.');
  const facts: Fact[] = [];
  for (const { isCredited: _, ...chain } of waiting) {
    for (let block = 1; block <= blocks; block += 1) {
      const next = { ...chain, confirmations: chain.confirmations + block };
      if (next.confirmations >= terms.required) {
        facts.push(paidFact(context, payment, terms, next));
        break;
      }
      facts.push(pendingFact(context, payment, terms, next));
    }
  }
  return happens(...facts);
}

/** The blocks that held the transfers are no longer part of the chain: their confirmations fall back to none. */
export function reorganise(context: RuleContext, payment: Payment): Decision {
  const terms = termsOf(payment);
  const confirmed = payment.transfers.filter(
    ({ isCredited, confirmations }) => !isCredited && confirmations > 0,
  );
  if (confirmed.length === 0) return refused('no_confirmation', 'No transfer has confirmations to lose.');
  return happens(
    ...confirmed.map(({ isCredited: _, ...chain }) =>
      pendingFact(context, payment, terms, { ...chain, confirmations: 0 }),
    ),
  );
}

/**
 * The whole is sent over another network. The provider cannot match it: no pending is told; the payment fails with a
 * reason of its own, and the money is held until `confirm` recovers it, late.
 */
export function sendOnWrongNetwork(context: RuleContext, payment: Payment): Decision {
  if (!isUnfinished(payment)) return refused('already_finished', `This payment is ${payment.state}.`);
  const { asset, units } = termsOf(payment);
  const network = asset.network === 'BEP-20' ? 'ERC-20' : 'BEP-20';
  const at = context.clock.now().toISOString();
  const txid = txidOf(payment.id, 'evm', payment.transfers.length + payment.unmatched.length + 1);
  return happens(
    { at, paymentId: payment.id, type: 'payment.unmatched', txid, network, amount: units.toString() },
    { ...announcement(context, payment), type: 'payment.failed', reason: 'wrong_network' },
  );
}

/** Everything at once: what waits gets all its confirmations; where nothing waits, money is sent and confirmed. */
export function settleOnChain(
  context: RuleContext,
  payment: Payment,
  how: PayHow = { kind: 'whole' },
): Decision {
  const terms = termsOf(payment);
  const waiting = payment.transfers.filter(({ isCredited }) => !isCredited);
  if (waiting.length > 0) {
    return happens(...waiting.map(({ isCredited: _, ...chain }) => paidFact(context, payment, terms, chain)));
  }
  const minor = amountOf(payment, how);
  if (minor === undefined) return refused('already_paid', 'This payment is paid already.');
  const chain = newTransfer(payment, terms, minor);
  if (creditOf(payment, terms, BigInt(chain.amount)) === 0n) return tooSmall;
  const seen = payment.state === 'open' ? [pendingFact(context, payment, terms, chain)] : [];
  return happens(...seen, paidFact(context, payment, terms, chain));
}

const automaticBlockMs = 1_000;

/** One step of a payment that goes by itself: sent, then a block each second until it is paid. */
export function stepOnChain(context: RuleContext, payment: Payment): Decision {
  const isSent = payment.transfers.some(({ isCredited }) => !isCredited);
  const step = isSent ? confirmBlocks(context, payment) : send(context, payment);
  if (step.kind === 'refused' || step.facts.some(({ type }) => type === 'payment.paid')) return step;
  const now = context.clock.now();
  const dueAt = new Date(now.getTime() + automaticBlockMs).toISOString();
  const next = { at: now.toISOString(), paymentId: payment.id, type: 'payment.promised', dueAt } as const;
  return happens(...step.facts, next);
}
