import type { PaymentKind } from './payment-kind.ts';

/** What the complete page is told by its address: the payment, and a status that is only a hint. */
export function completeQuery(
  paymentId: string,
  status: string,
  kind: PaymentKind = 'deposit',
): Readonly<Record<string, string>> {
  return { status, [`${kind}Id`]: paymentId };
}
