import { NextStepLine } from '../next-step.tsx';

export { PreparationText as Extra } from '../preparation-text.tsx';

/** Crypto bought from a seller, whose offer the player chooses next. */
export function NextStep() {
  return <NextStepLine textKey="nextStep.onramp" />;
}
