import { useStore } from 'zustand';
import type { MethodsFlow } from '../flows/methods.ts';
import { kindOfRoute, type PaymentKind } from '../flows/payment-kind.ts';
import { useServices } from './services-context.tsx';

/** Which way the money goes on the page that is shown. */
export function usePaymentKind(): PaymentKind {
  return useStore(useServices().route, kindOfRoute);
}

/** The methods that the page shown is about. */
export function useMethods(): MethodsFlow {
  const { methods, withdrawalMethods } = useServices();
  return usePaymentKind() === 'withdrawal' ? withdrawalMethods : methods;
}
