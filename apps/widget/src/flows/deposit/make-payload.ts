import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { CreatePayload } from './create-payload.ts';
import type { DepositDeps } from './deposit-deps.ts';
import type { Preparation } from './deposit-flow.ts';
import { type ExistingDeposit, existingDeposit, isCheckedFirst } from './existing-deposit.ts';
import { hasCardData, sealedPayload } from './seal-payload.ts';

/** What came of the steps before a create. */
export type MadePayload =
  | { readonly kind: 'made'; readonly payload: CreatePayload }
  /** The player has an open one, which goes on instead. */
  | { readonly kind: 'existing'; readonly deposit: ExistingDeposit }
  /** Card data that nobody could be sent safely: it must not leave the browser. */
  | { readonly kind: 'unsealed' };

/** Has anything to be done before the create is called? If not, the call goes out in the click itself. */
export function needsMaking(method: PaymentMethod, payload: CreatePayload): boolean {
  return isCheckedFirst(method, payload) || hasCardData(method, payload);
}

/** Looks for an open deposit where the method wants that, and encrypts card data. */
export async function makePayload(
  deps: Pick<DepositDeps, 'client' | 'sealCard'>,
  method: PaymentMethod,
  payload: CreatePayload,
  { country, preparation }: { readonly country: string; readonly preparation: Preparation },
): Promise<MadePayload> {
  const deposit = isCheckedFirst(method, payload) ? await existingDeposit(deps, method, country) : undefined;
  if (deposit) return { kind: 'existing', deposit };
  const sealed = await sealedPayload(deps, method, preparation, payload);
  return sealed ? { kind: 'made', payload: sealed } : { kind: 'unsealed' };
}
