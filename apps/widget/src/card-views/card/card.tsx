import { NextStepLine } from '../next-step.tsx';

/** A bank card on the provider's page: its figures never pass through the widget. */
export function NextStep() {
  return <NextStepLine textKey="nextStep.card" />;
}
