import { NextStepLine } from '../next-step.tsx';

/** A card that is paid with from the phone's or the browser's wallet, on the provider's page. */
export function NextStep() {
  return <NextStepLine textKey="nextStep.cardWalletOnly" />;
}
