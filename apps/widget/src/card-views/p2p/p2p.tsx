import { NextStepLine } from '../next-step.tsx';

export { PreparationText as Extra } from '../preparation-text.tsx';
export { PaymentDetailsAlert as Lead } from './payment-details-alert.tsx';

/** A transfer to a person, whose card or phone comes next. */
export function NextStep() {
  return <NextStepLine textKey="nextStep.p2p" />;
}
