import { NextStepLine } from '../next-step.tsx';

export { PreparationText as Extra } from '../preparation-text.tsx';

/** A transfer that the player makes in their bank's own app. */
export function NextStep() {
  return <NextStepLine textKey="nextStep.bankTransfer" />;
}
