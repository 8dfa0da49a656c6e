import { NextStepLine } from '../next-step.tsx';

/** A code for the bank’s app follows, in a room of ours. */
export function NextStep() {
  return <NextStepLine textKey="nextStep.pix" />;
}
