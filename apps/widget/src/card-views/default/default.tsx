import { NextStepLine } from '../next-step.tsx';

/** A hosted page: everything else is asked there. */
export function NextStep() {
  return <NextStepLine textKey="nextStep.default" />;
}
