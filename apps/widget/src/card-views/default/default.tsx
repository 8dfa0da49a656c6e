import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { NextStepLine } from '../next-step.tsx';

/** A hosted page: everything else is asked there. An asset is sent to an address, which a room of ours shows. */
export function NextStep({ method }: { readonly method: PaymentMethod }) {
  return <NextStepLine textKey={method.category === 'crypto' ? 'nextStep.crypto' : 'nextStep.default'} />;
}
