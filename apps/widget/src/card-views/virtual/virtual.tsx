import { isCardNumber } from '@opencashier/contract/entities/card-number';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { NextStepLine } from '../next-step.tsx';

/** A virtual account, whose number comes next, or a virtual card, which is paid with at once. */
export function NextStep({ method }: { readonly method: PaymentMethod }) {
  const isCard = method.fields.some(({ name }) => isCardNumber(name));
  return <NextStepLine textKey={isCard ? 'nextStep.virtualCard' : 'nextStep.virtual'} />;
}
