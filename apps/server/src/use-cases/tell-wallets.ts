import type { WalletOperation, WalletOperations, WalletTeller } from '../ports/wallet-operations.ts';
import type { AfterReserve } from '../ports/withdrawals.ts';
import { deliverCode, freshCode } from './withdrawal-codes.ts';
import { approvalRuleOf, type WithdrawalDeps, withdrawalRulesOf } from './withdrawal-deps.ts';

export interface TellWalletsDeps extends WithdrawalDeps {
  readonly operations: WalletOperations;
  readonly teller: WalletTeller;
}

const batch = 20;

/**
 * Brings on what is to be booked in the operators' wallets: tells it, asks what became of it, tries again.
 *
 * @returns how many operations ended
 */
export async function tellWallets(deps: TellWalletsDeps): Promise<number> {
  const { operations, outbox, clock, log } = deps;
  const brands = deps.brands.all().map(({ id }) => id);
  const due = await operations.claimDue(brands, clock.now(), batch);
  const ends = await Promise.all(
    due.map(async (operation) => {
      const { brand, txId, call } = operation;
      try {
        const isOver = await advance(deps, operation);
        if (!isOver)
          log.warn({ brand, txId, call, tries: operation.tries }, 'a wallet gives no clear answer');
        return isOver;
      } catch (error) {
        log.error({ brand, txId, call, error }, 'a wallet could not be told');
        return false;
      }
    }),
  );
  const ended = ends.filter(Boolean).length;
  if (ended > 0) outbox.wake();
  return ended;
}

async function advance(deps: TellWalletsDeps, operation: WalletOperation): Promise<boolean> {
  const { teller, clock, withdrawals } = deps;
  if (operation.after === undefined || operation.withdrawalId === undefined) {
    return (await teller.advance(operation, undefined, clock.now())).kind !== 'unknown';
  }
  const withdrawal = await withdrawals.find(operation.withdrawalId);
  if (withdrawal === undefined) throw new Error(`Withdrawal ${operation.withdrawalId} is gone.`);
  const { brand, currency } = withdrawal;
  const { kind, doubt, doubtText } = operation.after;
  const code = kind === 'code' ? await freshCode(clock.now()) : undefined;
  const rule = approvalRuleOf(withdrawalRulesOf(deps.brands, brand), currency, doubt, doubtText);
  const after: AfterReserve =
    code === undefined ? { kind: 'review', rule } : { kind: 'code', code: code.intent };
  const told = await teller.advance(operation, after, clock.now());
  if (told.kind === 'taken' && code !== undefined) await deliverCode(deps, withdrawal, code);
  return told.kind !== 'unknown';
}
