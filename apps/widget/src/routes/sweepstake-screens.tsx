import { useEffect } from 'react';
import { useStore } from 'zustand';
import { RedemptionForm } from '../screens/deposit-redirect/redemption-form.tsx';
import { RedemptionSummary } from '../screens/withdrawal-confirm/redemption-summary.tsx';
import { WithdrawalConfirm } from '../screens/withdrawal-confirm/withdrawal-confirm.tsx';
import { useServices } from '../services/services-context.tsx';

/** The screens of the sweepstakes behind the first, as one chunk: whoever opens one goes on to the next. */
export { BoxMethods } from '../screens/box-methods/box-methods.tsx';
export { BoxPurchase } from '../screens/box-purchase/box-purchase.tsx';
export { Redemption } from '../screens/redemption/redemption.tsx';

/** Converting is one page: the form, the last look at it, and the code of what was made. */
export function RedemptionConvert() {
  const { coins, navigator, route, withdrawal } = useServices();
  const { name, previous, query } = useStore(route);
  const hasMethod = useStore(withdrawal.store, (state) => state.method !== undefined);
  const isAccepted = useStore(withdrawal.store, (state) => state.accepted !== undefined);
  const isMade = query.withdrawalId !== undefined;
  const isLost = !isMade && !hasMethod;
  useEffect(() => () => coins.rate.stop(), [coins]);
  useEffect(() => void coins.load(), [coins]);
  useEffect(() => {
    // Nothing was chosen, and nothing was made: there is nothing to convert.
    if (isLost) navigator.go('sweepWithdrawal', { replace: true });
  }, [isLost, navigator]);
  if (isMade) return <WithdrawalConfirm />;
  // The last look is a step of its own: the way back leads to the form.
  return isAccepted && previous === name ? <RedemptionSummary /> : <RedemptionForm />;
}
