import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { wireValues } from '../../forms/field-values.ts';
import type { BonusOffer } from '../bonus.ts';
import type { SessionStore } from '../session.ts';
import { type CreatePayload, createPayload } from './create-payload.ts';
import type { DepositState } from './deposit-flow.ts';
import { soleBank } from './preparation.ts';

interface FormParts {
  readonly method: PaymentMethod;
  /** As typed, by field name. */
  readonly values: Readonly<Record<string, string>>;
  readonly offer: BonusOffer | undefined;
  readonly paymentSessionId: string | undefined;
  readonly session: SessionStore;
}

/** What a form that keeps all its rules asks to create, or to go on with. */
export function payloadOf(
  state: DepositState,
  { method, values, offer, paymentSessionId, session }: FormParts,
): CreatePayload {
  const { country, parent } = session.getState();
  const depositId = state.isFieldsRequired ? state.response?.depositId : undefined;
  return createPayload({
    method,
    amount: state.amount,
    currency: state.currency,
    fields: { ...soleBank(state.preparation), ...wireValues(state.fields, values) },
    isFromChip: state.isFromChip,
    bonus: offer,
    paymentSessionId,
    country,
    parent,
    depositId: depositId || undefined,
    walletId: state.walletId,
  });
}
