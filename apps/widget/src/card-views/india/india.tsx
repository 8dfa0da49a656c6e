import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { NextStepLine } from '../next-step.tsx';

export { PreparationText as Extra } from '../preparation-text.tsx';

/** The field of methods that send a request to the player's own id. */
const upiIdField = 'upi_id';

/** UPI: a request in the player's app where the method takes an id, else a code and links to the apps. */
export function NextStep({ method }: { readonly method: PaymentMethod }) {
  const isCollect = method.fields.some(({ name }) => name === upiIdField);
  return <NextStepLine textKey={isCollect ? 'nextStep.indiaCollect' : 'nextStep.india'} />;
}
