import { NextStepLine } from '../next-step.tsx';

/** A virtual account or voucher, finished on the provider's page. */
export function NextStep() {
  return <NextStepLine textKey="nextStep.virtual" />;
}
