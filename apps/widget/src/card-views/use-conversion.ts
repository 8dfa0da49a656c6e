import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ConversionState } from '../flows/conversion.ts';
import { useServices } from '../services/services-context.tsx';

/** What an amount (major units) of one currency is worth in another, followed while it is shown. */
export function useConversion(amount: number, from: string, to: string): ConversionState {
  const { conversions } = useServices();
  const [conversion] = useState(() => conversions.open());
  useEffect(() => conversion.follow({ amount, from, to }), [conversion, amount, from, to]);
  useEffect(() => conversion.stop, [conversion]);
  return useStore(conversion.store);
}
