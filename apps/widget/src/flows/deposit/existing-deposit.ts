import { depositCheck } from '@opencashier/contract/calls/deposit-check';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { CreatePayload } from './create-payload.ts';
import type { DepositDeps } from './deposit-deps.ts';
import { isPeerToPeer } from './send-create.ts';

/** An open deposit of a method that goes on instead of a new one. Amount in major units. */
export interface ExistingDeposit {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly isFound: true;
}

/** Is an open deposit looked for before the create? A repeated or confirmed create knows better. */
export function isCheckedFirst(method: PaymentMethod, payload: CreatePayload): boolean {
  return isPeerToPeer(method) && !payload.depositId && payload.isSimilarConfirmed !== true;
}

/** Asks whether the player has an open deposit of this peer-to-peer method; no answer is none. */
export async function existingDeposit(
  { client }: Pick<DepositDeps, 'client'>,
  method: PaymentMethod,
  country: string,
): Promise<ExistingDeposit | undefined> {
  const request = { paymentMethod: method.name, selectedCountry: country };
  const result = await client.call(depositCheck, request);
  if (!result.ok || !result.data.exists) return undefined;
  const { depositId, payment_amount: amount, payment_currency: currency } = result.data;
  if (!depositId || amount === undefined || currency === undefined) return undefined;
  return { id: depositId, amount, currency, isFound: true };
}
