import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { isSealed } from '../../flows/deposit/card-sealer.ts';
import { NextStepLine } from '../next-step.tsx';
import { PaymentSystems as Lead } from '../payment-systems.tsx';
import { WalletChoice as Choice } from '../wallet-choice.tsx';

export { Choice, Lead };

/** A bank card: typed in here, where the method asks for it, or on the provider's page. Nobody here reads its number. */
export function NextStep({ method }: { readonly method: PaymentMethod }) {
  return <NextStepLine textKey={isSealed(method) ? 'card.sealed' : 'nextStep.card'} />;
}
