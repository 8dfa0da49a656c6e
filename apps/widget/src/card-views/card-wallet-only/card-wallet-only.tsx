import { NextStepLine } from '../next-step.tsx';
import { PaymentSystems as Lead } from '../payment-systems.tsx';
import { WalletChoice as Choice } from '../wallet-choice.tsx';

export { Choice, Lead };

/** A card that the provider has saved for the player. */
export function NextStep() {
  return <NextStepLine textKey="nextStep.cardWalletOnly" />;
}
