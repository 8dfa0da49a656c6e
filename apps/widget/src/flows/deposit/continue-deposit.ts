import { externalDepositContinue } from '@opencashier/contract/calls/external-deposit-continue';
import type { Transaction } from '@opencashier/contract/entities/transaction';
import { againQuery, completeQuery, foundQuery } from '../complete-query.ts';
import type { DepositDeps } from './deposit-deps.ts';
import type { OutcomeDispatch } from './dispatch-outcome.ts';
import { createFailureOf, refusalNotice } from './failure.ts';
import { methodOfDeposit } from './method-of-deposit.ts';
import type { PaymentPage } from './payment-page.ts';
import { needsWindow } from './redirect-channel.ts';

type Deps = Pick<
  DepositDeps,
  'client' | 'host' | 'navigator' | 'status' | 'entry' | 'newId' | 'findMethod' | 'notifications' | 'texts'
>;

interface OpenDeposit
  extends Pick<
    Transaction,
    'id' | 'paymentMethod' | 'methodText' | 'amount' | 'currency' | 'claimedAt' | 'source'
  > {
  /** The player wanted a new one. */
  readonly isFound?: boolean;
}

const ended = 'banking.depositNotPayable';

/**
 * Goes on with a deposit that was left half-way, wherever the player is by now. An error reply leads to the complete
 * page as `mistaked`, which shows it as failed only where the deposit has ended; a lost one says nothing, so the deposit
 * is followed. One at a time.
 */
export function createContinue(deps: Deps, page: PaymentPage, dispatch: OutcomeDispatch['dispatch']) {
  const { client, host, navigator, status, entry, newId, findMethod, notifications, texts } = deps;
  let isRunning = false;

  /** To whom said to have paid nothing else may be promised. */
  const dontPayAgain = () => ({ tone: 'warning', text: texts.text('complete.stillChecking.title') }) as const;

  const goOn = async (deposit: OpenDeposit): Promise<void> => {
    const { id: depositId, paymentMethod, amount, currency } = deposit;
    const listed = findMethod(paymentMethod);
    // Of a method that the list lacks it is only known whether there is a page to be opened.
    const isPage = listed !== undefined || deposit.source !== undefined;
    const isWindowWanted = isPage && needsWindow(listed ?? { name: paymentMethod }, host.kind);
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
    if (result.ok) {
      const { paymentMethod: offered, ...response } = result.data;
      const method = listed ?? offered ?? methodOfDeposit(deposit);
      // Who said that the money is sent looks at how to pay once more.
      const again = deposit.claimedAt === undefined ? {} : againQuery;
      const about = { ...again, ...(deposit.isFound ? foundQuery : {}) };
      const known = { attemptKey, method, paymentMethod, amount, currency, about };
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
    const refusal = failure.kind === 'similar' ? undefined : failure.refusal;
    if (refusal === undefined || refusal.code === ended) {
      entry.clear();
      navigator.go('depositComplete', { query: { status: 'mistaked' }, replace: true });
      return;
    }
    // This call was refused, which says nothing about the deposit: named, it is shown as the server has it.
    const notice = deposit.claimedAt === undefined ? refusalNotice(refusal, texts) : dontPayAgain();
    notifications.show(notice);
    navigator.go('depositComplete', { query: completeQuery(depositId, 'mistaked'), replace: true });
  };

  return async (deposit: OpenDeposit): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      await goOn(deposit);
    } catch (error) {
      page.close();
      notifications.show({ tone: 'danger', text: texts.text('error.title') });
      throw error;
    } finally {
      isRunning = false;
    }
  };
}
