import type { PaymentKind } from './payment-kind.ts';

/** What the complete page is told by its address: the payment, and a status that is only a hint. */
export function completeQuery(
  paymentId: string,
  status: string,
  kind: PaymentKind = 'deposit',
): Readonly<Record<string, string>> {
  return { status, [`${kind}Id`]: paymentId };
}

/** On the address of a room that stands in for a new deposit: an open one was found. */
export const foundQuery = { found: '1' } as const;

/** On the address of a room that is looked at again although the player said that the money is sent. */
export const againQuery = { again: '1' } as const;
