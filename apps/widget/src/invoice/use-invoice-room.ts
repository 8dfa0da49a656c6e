import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { InvoiceState } from '../flows/invoice/invoice.ts';
import { useServices } from '../services/services-context.tsx';

/** The deposit that the address names, as long as its room is shown. */
export function useInvoiceRoom(): InvoiceState {
  const { invoice, route } = useServices();
  const room = useStore(route, (state) => state.like);
  const depositId = useStore(route, (state) => state.query.depositId);
  const isAgain = useStore(route, (state) => state.query.again !== undefined);
  useEffect(() => {
    if (depositId !== undefined) invoice.open(depositId, room, isAgain);
  }, [invoice, depositId, room, isAgain]);
  useEffect(() => () => invoice.leave(), [invoice]);
  return useStore(invoice.store);
}
