import { type Payment, reversible } from '../payment.ts';
import { announcement, type Decision, happens, type RuleContext, refused } from './decision.ts';

interface Share {
  readonly transactionId: string;
  readonly currency: string;
  readonly minor: bigint;
}

/** Spreads an amount over the transactions that can still be reversed, newest first; all of it when none is given. */
function sharesOf(payment: Payment, minor: bigint | undefined): readonly Share[] | undefined {
  let rest = minor;
  const shares: Share[] = [];
  for (const { id, kind, currency } of payment.movements.toReversed()) {
    const possible = kind === 'payment' ? reversible(payment, id) : 0n;
    const share = rest === undefined || rest > possible ? possible : rest;
    if (share > 0n) shares.push({ transactionId: id, currency, minor: share });
    if (rest !== undefined) rest -= share;
  }
  const isWhole = rest === undefined || rest === 0n;
  return isWhole && shares.length > 0 ? shares : undefined;
}

/** Money goes back, wholly or in part: the merchant's refund or the payer's charge back. */
export function reverse(
  context: RuleContext,
  payment: Payment,
  type: 'payment.refunded' | 'payment.charged_back',
  minor?: bigint,
): Decision {
  const shares = sharesOf(payment, minor);
  if (!shares)
    return refused('not_reversible', 'No more than what is paid and not yet given back can be reversed.');
  return happens(
    ...shares.map(
      (share) =>
        ({
          ...announcement(context, payment),
          type,
          transactionId: share.transactionId,
          reversalId: context.ids.next('rev'),
          amount: share.minor.toString(),
          currency: share.currency,
        }) as const,
    ),
  );
}

/** The merchant wins the latest charge back that is not won yet, and its money comes back. */
export function winChargeback(context: RuleContext, payment: Payment): Decision {
  const won = new Set(payment.movements.map(({ wonReversalId }) => wonReversalId));
  const lost = payment.movements.findLast(({ kind, id }) => kind === 'chargeback' && !won.has(id));
  if (!lost) return refused('no_chargeback', 'There is no charge back to win.');
  return happens({
    ...announcement(context, payment),
    type: 'payment.chargeback_won',
    transactionId: lost.transactionId,
    reversalId: context.ids.next('rev'),
    wonReversalId: lost.id,
    amount: lost.minor.toString(),
    currency: lost.currency,
  });
}
