import { NextStepLine } from '../next-step.tsx';

/** A bank card of one of several kinds; the kind is one of the method's fields. */
export function NextStep() {
  return <NextStepLine textKey="nextStep.cardMultipleType" />;
}
