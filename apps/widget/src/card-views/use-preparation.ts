import type { DepositPreparation } from '@opencashier/contract/calls/deposit-prepare';
import { useStore } from 'zustand';
import { useServices } from '../services/services-context.tsx';

/** What the provider said of the chosen method before its form; undefined for methods that need no such answer. */
export function usePreparation(): DepositPreparation | undefined {
  const { deposit } = useServices();
  return useStore(deposit.store, ({ preparation }) =>
    preparation.kind === 'ready' ? preparation.data : undefined,
  );
}
