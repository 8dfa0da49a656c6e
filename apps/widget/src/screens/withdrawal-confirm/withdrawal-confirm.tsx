import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../../services/services-context.tsx';
import { CodeStep } from './code-step.tsx';
import { Summary } from './summary.tsx';

/** Says once more what was asked for; and asks for the one-time code, where the operator wants one. */
export function WithdrawalConfirm() {
  const { navigator, route, withdrawal } = useServices();
  const wanted = useStore(route, (state) => state.query.withdrawalId);
  const made = useStore(withdrawal.store, (state) => state.withdrawalId);
  const isAccepted = useStore(withdrawal.store, (state) => state.accepted !== undefined);
  useEffect(() => {
    if (wanted !== undefined) withdrawal.openCode(wanted);
    // After a reload nothing is known of a form that was never sent.
    else if (withdrawal.store.getState().accepted === undefined)
      navigator.go('withdrawal', { replace: true });
  }, [navigator, withdrawal, wanted]);
  const withdrawalId = wanted ?? made;
  if (withdrawalId !== undefined) return <CodeStep withdrawalId={withdrawalId} />;
  return isAccepted ? <Summary /> : null;
}
