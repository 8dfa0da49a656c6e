import { NextStepLine } from '../next-step.tsx';

/** Account and receiver follow, in a room of ours. */
export function NextStep() {
  return <NextStepLine textKey="nextStep.eazype" />;
}
