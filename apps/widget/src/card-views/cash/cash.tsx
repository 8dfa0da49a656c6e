import { NextStepLine } from '../next-step.tsx';

export { PreparationText as Extra } from '../preparation-text.tsx';

/** Paid in cash at an agent, against a code. */
export function NextStep() {
  return <NextStepLine textKey="nextStep.cash" />;
}
