import { NextStepLine } from '../next-step.tsx';

export { PreparationText as Extra } from '../preparation-text.tsx';

/** Account and receiver follow, in a room of ours. */
export function NextStep() {
  return <NextStepLine textKey="nextStep.eazype" />;
}
