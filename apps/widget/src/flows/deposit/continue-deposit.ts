import { externalDepositContinue } from '@opencashier/contract/calls/external-deposit-continue';
import type { Transaction } from '@opencashier/contract/entities/transaction';
import { completeQuery } from '../complete-query.ts';
import type { DepositDeps } from './deposit-deps.ts';
import type { OutcomeDispatch } from './dispatch-outcome.ts';
import { createFailureOf } from './failure.ts';
import type { PaymentPage } from './payment-page.ts';
import { needsWindow } from './redirect-channel.ts';

type Deps = Pick<DepositDeps, 'client' | 'host' | 'navigator' | 'status' | 'entry' | 'newId' | 'findMethod'>;

/**
 * Goes on with a deposit that was left half-way. An error reply ends it as `mistaked`; a lost one says nothing, so
 * the deposit is followed. One at a time.
 */
export function createContinue(deps: Deps, page: PaymentPage, dispatch: OutcomeDispatch['dispatch']) {
  const { client, host, navigator, status, entry, newId, findMethod } = deps;
  let isRunning = false;

  return async (
    transaction: Pick<Transaction, 'id' | 'paymentMethod' | 'amount' | 'currency' | 'claimedAt'>,
  ): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    const { id: depositId, paymentMethod, amount, currency } = transaction;
    const method = findMethod(paymentMethod);
    const isWindowWanted = needsWindow(method ?? { name: paymentMethod }, host.kind);
    if (isWindowWanted) page.prepare();
    const attemptKey = newId();
    entry.write({
      attemptKey,
      paymentId: depositId,
      route: 'depositComplete',
      paymentMethod,
      amount,
      currency,
    });
    const result = await client.call(externalDepositContinue, { depositId }, { idempotencyKey: attemptKey });
    isRunning = false;
    if (result.ok) {
      const { data: response } = result;
      const isClaimed = transaction.claimedAt !== undefined;
      const known = { attemptKey, method, paymentMethod, amount, currency, isClaimed };
      dispatch({ ...known, response, origin: 'page', isWindowWanted });
      return;
    }
    page.close();
    const failure = createFailureOf(result.error);
    if (failure.kind === 'silent') return;
    if (failure.kind === 'unknown') {
      status.follow(depositId, { paymentMethod });
      navigator.go('depositComplete', { query: completeQuery(depositId, 'waiting'), replace: true });
      return;
    }
    entry.clear();
    navigator.go('depositComplete', { query: { status: 'mistaked' }, replace: true });
  };
}
