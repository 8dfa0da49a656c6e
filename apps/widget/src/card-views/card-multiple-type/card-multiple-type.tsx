import { NextStepLine } from '../next-step.tsx';
import { PaymentSystems as Lead } from '../payment-systems.tsx';
import { WalletChoice as Choice } from '../wallet-choice.tsx';

export { Choice, Lead };

/** A bank card of one of several kinds; the kind is one of the method's fields. */
export function NextStep() {
  return <NextStepLine textKey="nextStep.cardMultipleType" />;
}
