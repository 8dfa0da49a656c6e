import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { takesCode } from '../../flows/deposit/takes-code.ts';
import { NextStepLine } from '../next-step.tsx';

/** Methods of these categories end in a room of ours that tells where to send the money. */
const told: ReadonlySet<string> = new Set(['bank_transfer_nigeria', 'invoice']);

function textKeyOf(method: PaymentMethod): string {
  if (method.category === 'crypto') return 'nextStep.crypto';
  if (takesCode(method)) return 'nextStep.voucher';
  return told.has(method.category) ? 'nextStep.told' : 'nextStep.default';
}

/** A hosted page: everything else is asked there. An asset is sent to an address, which a room of ours shows. */
export function NextStep({ method }: { readonly method: PaymentMethod }) {
  return <NextStepLine textKey={textKeyOf(method)} />;
}
