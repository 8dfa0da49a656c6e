import type { Payment } from '../payment.ts';

/** Tells the merchant to send the payer's browser to the hosted page. */
export function redirectInstruction(payment: Payment, publicUrl: string) {
  return {
    kind: payment.details.instruction,
    url: `${publicUrl}/pay/${payment.id}`,
    httpMethod: 'GET',
  } as const;
}
