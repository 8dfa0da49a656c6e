import { useStore } from 'zustand';
import { isRouteName } from '../../flows/is-route-name.ts';
import { listRoutes, type PaymentKind } from '../../flows/payment-kind.ts';
import { isLateOnChain, isPayable } from '../../flows/status.ts';
import { useText } from '../../i18n/use-text.ts';
import { CancelAction } from '../../invoice/cancel-action.tsx';
import { CancelWithdrawal } from '../../invoice/cancel-withdrawal.tsx';
import { useServices } from '../../services/services-context.tsx';
import { usePaymentKind } from '../../services/use-methods.ts';
import { Button } from '../../ui/button/button.tsx';
import { OpenIcon, RefreshIcon } from '../../ui/icons.tsx';

/** What another of the same is called. */
function anotherKey(kind: PaymentKind, isBox: boolean): string {
  if (isBox) return 'title.sweepstake.deposit';
  return kind === 'withdrawal' ? 'withdrawal.another' : 'complete.another';
}

/** What the player can do now: at most one thing is the obvious one. */
export function CompleteActions() {
  const kind = usePaymentKind();
  const { deposit, host, navigator, route, session, status: flow } = useServices();
  const t = useText();
  const query = useStore(route, (state) => state.query);
  const mayClose = useStore(session, (state) => state.parent?.closingButton ?? false);
  const { status, transaction, freshness } = useStore(flow.store);

  /** Money is on its way already, so that nothing invites to pay anew. */
  const isBegun = transaction?.claimedAt !== undefined || transaction?.txid !== undefined;

  /** It is paid on a page of the provider's, not in a room of ours. */
  const isPage = !isBegun && transaction?.source !== undefined;

  const leave = () =>
    navigator.go(isRouteName(query.target) ? query.target : listRoutes[kind], { replace: true });
  const close = mayClose ? () => host.send('close') : undefined;

  // Late money on the chain is under way, whatever ended the payment.
  switch (transaction && isLateOnChain(transaction) ? 'waiting' : status) {
    case 'processed':
      return (
        <>
          <Button isWide onClick={close ?? leave} data-testid="done">
            {t(close ? 'complete.backToGame' : 'complete.done')}
          </Button>
          {close ? (
            <Button kind="quiet" isWide onClick={leave} data-testid="another">
              {t(anotherKey(kind, transaction?.box !== undefined))}
            </Button>
          ) : null}
        </>
      );
    case 'mistaked':
      return (
        <>
          <Button isWide onClick={leave} data-testid="try-again">
            {t('complete.tryAgain')}
          </Button>
          {close ? (
            <Button kind="quiet" isWide onClick={close}>
              {t('complete.backToGame')}
            </Button>
          ) : null}
        </>
      );
    case 'waiting':
    case 'accepted':
      return (
        <>
          {freshness === 'stillChecking' ? (
            <Button isWide icon={<RefreshIcon size={20} />} onClick={flow.refresh} data-testid="check-now">
              {t('deposit.checkNow')}
            </Button>
          ) : null}
          {transaction?.stage === 'confirm' ? (
            <Button
              isWide
              onClick={() => navigator.go('withdrawalConfirm', { query: { withdrawalId: transaction.id } })}
              data-testid="enter-code"
            >
              {t('withdrawal.code.enter')}
            </Button>
          ) : null}
          {transaction && isPayable(transaction) ? (
            <Button
              isWide
              kind={isBegun ? 'secondary' : 'primary'}
              icon={isPage ? <OpenIcon size={20} /> : undefined}
              onClick={() => void deposit.continueDeposit(transaction)}
              data-testid="open-payment"
            >
              {t(isPage ? 'redirected.openPayment' : 'complete.showDetails')}
            </Button>
          ) : null}
          <Button kind="secondary" isWide onClick={close ?? leave} data-testid="leave">
            {t(close ? 'complete.backToGame' : 'complete.toList')}
          </Button>
          {transaction && isPayable(transaction) && !isBegun ? <CancelAction /> : null}
          {transaction?.kind === 'withdrawal' && transaction.canCancel ? (
            <CancelWithdrawal withdrawalId={transaction.id} />
          ) : null}
        </>
      );
  }
}
