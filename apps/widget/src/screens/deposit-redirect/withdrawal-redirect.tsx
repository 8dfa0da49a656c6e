import { useStore } from 'zustand';
import { useServices } from '../../services/services-context.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

/** How much, and where to. */
export function WithdrawalRedirect() {
  const { withdrawal } = useServices();
  const method = useStore(withdrawal.store, (state) => state.method);
  return method ? <WithdrawalForm key={method.name} method={method} /> : null;
}
