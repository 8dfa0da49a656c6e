import { chains } from '@opencashier/contract/constants';
import type { Transaction } from '@opencashier/contract/entities/transaction';
import { goldCoin, sweepCoin } from '@opencashier/money/currencies';
import { feeSums } from '@opencashier/money/fee';
import { toMajor } from '@opencashier/money/minor';
import { arrivedOf } from '../domain/arrived.ts';
import { canceledByPlayer } from '../domain/deposit-state.ts';
import { acceptsRest, marksOf, playerStatusOf, secondsLeft, secondsUntil } from '../domain/deposit-view.ts';
import type { Deposit, HeldMoney } from '../ports/deposits.ts';
import { totalOf } from './deposit-terms.ts';
import { sourceOf } from './instruction-view.ts';

/**
 * The contract's transaction of a deposit.
 *
 * @param methodText in the player's language
 * @param held what waits for an agent, where it was asked for
 */
export function toTransaction(
  deposit: Deposit,
  methodText: string,
  now: Date,
  held: readonly HeldMoney[] = [],
): Transaction {
  const { status, depositStatus } = playerStatusOf(deposit.state);
  const marks = marksOf(deposit);
  const isPayable = deposit.state === 'pending';
  const isRestOpen = acceptsRest(deposit, now);
  const expiresIn = isRestOpen ? secondsUntil(deposit.expiresAt, now) : secondsLeft(deposit, now);
  const source = isPayable ? sourceOf(deposit.instruction) : undefined;
  return {
    id: deposit.id,
    kind: 'deposit',
    status,
    depositStatus,
    paymentMethod: deposit.method,
    methodText,
    amount: toMajor(deposit.askedMinor, deposit.currency),
    currency: deposit.currency,
    ...(deposit.creditedMinor > 0n
      ? { creditedAmount: toMajor(deposit.creditedMinor - deposit.feeMinor, deposit.currency) }
      : {}),
    ...feeOf(deposit),
    ...(marks.length > 0 ? { marks: [...marks] } : {}),
    ...(deposit.reversedMinor > 0n
      ? { reversedAmount: toMajor(deposit.reversedMinor, deposit.currency) }
      : {}),
    ...(held.length > 0
      ? { held: held.map(({ minor, currency }) => ({ amount: toMajor(minor, currency), currency })) }
      : {}),
    canContinue: isPayable && deposit.instruction !== undefined && deposit.instruction.kind !== 'none',
    ...(source === undefined ? {} : { source }),
    expiresAt: deposit.expiresAt.toISOString(),
    ...(expiresIn === undefined ? {} : { expiresIn }),
    // Money that is held or seen on a chain is known, whatever the create said.
    ...(deposit.state === 'created' && !deposit.isHeld && !deposit.chain ? { isUnconfirmed: true } : {}),
    ...(deposit.state === 'paid' && !deposit.isHeld ? { isMoneyHere: true } : {}),
    ...endOf(deposit),
    ...boxOf(deposit),
    ...(deposit.claimedAt === undefined ? {} : { claimedAt: deposit.claimedAt.toISOString() }),
    createdAt: deposit.createdAt.toISOString(),
    updatedAt: deposit.updatedAt.toISOString(),
    ...onChain(deposit),
    ...arrivedOf({
      state: deposit.state,
      invoice: deposit.instruction?.kind === 'crypto' ? deposit.instruction.invoice : undefined,
      received: deposit.chain?.received,
      isRestOpen,
    }),
  };
}

/** What the player pays for it: what was taken, or will be of what was asked. */
function feeOf(deposit: Deposit): Pick<Transaction, 'fee' | 'total'> {
  const { askedMinor, creditedMinor, feeMinor, feeTerms, currency } = deposit;
  if (feeTerms === undefined || feeTerms.paidBy === 'operator') return {};
  const fee = creditedMinor > 0n ? feeMinor : feeSums(askedMinor, feeTerms).feeMinor;
  return { fee: toMajor(fee, currency), ...totalOf(deposit) };
}

function boxOf({ box }: Deposit): Pick<Transaction, 'box'> {
  if (box === undefined) return {};
  const { id, goldMinor, sweepMinor, givenGoldMinor, givenSweepMinor } = box;
  return {
    box: {
      boxId: id,
      gold: toMajor(goldMinor, goldCoin),
      sweep: toMajor(sweepMinor, sweepCoin),
      isGiven: givenGoldMinor === goldMinor && givenSweepMinor === sweepMinor,
    },
  };
}

/** Who ended a deposit that did not go through. Money that went back before it was credited was the provider's doing. */
function endOf({ state, failReason }: Deposit): Pick<Transaction, 'endedBy'> {
  switch (state) {
    case 'canceled':
      return { endedBy: failReason === canceledByPlayer ? 'player' : 'provider' };
    case 'failed':
      return { endedBy: 'provider' };
    case 'expired':
      return { endedBy: 'time' };
    default:
      return {};
  }
}

type OnChain = Pick<Transaction, 'txid' | 'isFurther' | 'confirmations' | 'explorerUrl'>;

/** The newest transaction that is known: one that the chain still confirms comes before one that was settled. */
function onChain({ chain, txid: settled, instruction }: Deposit): OnChain {
  const txid = chain?.txid ?? settled;
  if (txid === undefined) return {};
  const name = instruction?.kind === 'crypto' ? instruction.invoice.chain : undefined;
  return {
    txid,
    ...(settled !== undefined && txid !== settled ? { isFurther: true } : {}),
    ...(chain && { confirmations: { count: chain.confirmations, required: chain.required } }),
    ...(name && { explorerUrl: chains[name].explorerTx.replace('{txid}', encodeURIComponent(txid)) }),
  };
}
