import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../../services/services-context.tsx';
import { RedirectForm } from './redirect-form.tsx';
import { Redirected } from './redirected.tsx';

/** How much, through which method, and then the provider's page. */
export function DepositRedirect() {
  const { deposit } = useServices();
  const phase = useStore(deposit.store, (state) => state.phase);
  const method = useStore(deposit.store, (state) => state.method);
  useEffect(() => () => deposit.leave(), [deposit]);
  if (!method) return null;
  return phase.kind === 'redirected' ? (
    <Redirected method={method} window={phase.window} />
  ) : (
    <RedirectForm key={method.name} method={method} />
  );
}
