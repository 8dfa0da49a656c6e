import { Suspense } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../../services/services-context.tsx';
import { FormPlaceholder } from './form-placeholder.tsx';
import { RedirectForm } from './redirect-form.tsx';
import { Redirected } from './redirected.tsx';
import { useLeave } from './use-leave.ts';

/** How much, through which method, and then the provider's page or a room of ours. Every card view's form. */
export function DepositRedirect() {
  const { deposit } = useServices();
  const phase = useStore(deposit.store, (state) => state.phase);
  const method = useStore(deposit.store, (state) => state.method);
  useLeave();
  if (!method) return null;
  return phase.kind === 'redirected' ? (
    <Redirected method={method} window={phase.window} />
  ) : (
    <Suspense fallback={<FormPlaceholder />}>
      <RedirectForm key={method.name} method={method} />
    </Suspense>
  );
}
