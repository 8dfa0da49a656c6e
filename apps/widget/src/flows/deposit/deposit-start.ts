import { depositLimits } from '@opencashier/contract/calls/deposit-limits';
import { sessionStart } from '@opencashier/contract/calls/session-start';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { isCrypto } from '@opencashier/money/currencies';
import { chipsWithin, limitsOfRule, roundedLimits } from '../../forms/amount-rules.ts';
import { fromMethodField } from '../../forms/form-fields.ts';
import type { SessionState } from '../session.ts';
import type { DepositDeps } from './deposit-deps.ts';
import type { AdoptedForm, DepositState } from './deposit-flow.ts';
import { needsPreparation } from './preparation.ts';

export const nothingStarted: DepositState = {
  phase: { kind: 'editing' },
  method: undefined,
  currency: '',
  amountText: '',
  amount: 0,
  isFromChip: false,
  chips: [],
  fields: [],
  isFieldsRequired: false,
  preparation: { kind: 'none' },
  walletId: undefined,
  limits: undefined,
  response: undefined,
  transaction: undefined,
  depositDelayMs: undefined,
};

/** Limits as the currency can express them, and the quick amounts within. */
export function withLimits(
  limits: DepositState['limits'],
  currency: string,
): Pick<DepositState, 'limits' | 'chips'> {
  const rounded = limits && roundedLimits(limits, currency);
  return { limits: rounded, chips: chipsWithin(rounded) };
}

/** What is known of a chosen method before the server is asked. The amount that was typed stays. */
export function stateOfMethod(
  method: PaymentMethod,
  { currency: wanted, country }: Pick<SessionState, 'currency' | 'country'>,
): Partial<DepositState> {
  const currency = method.currency.includes(wanted) ? wanted : (method.currency[0] ?? wanted);
  return {
    phase: { kind: 'editing' },
    method,
    currency,
    fields: method.fields.map(fromMethodField),
    isFieldsRequired: false,
    preparation: { kind: needsPreparation(method) ? 'loading' : 'none' },
    walletId: undefined,
    response: undefined,
    transaction: undefined,
    ...withLimits(limitsOfRule(method.amount_rules[currency], country), currency),
  };
}

/** What is known of a created deposit whose form goes on in a room of its own. */
export function stateOfForm(
  { method, response, amount, currency, fields }: AdoptedForm,
  session: Pick<SessionState, 'currency' | 'country'>,
): Partial<DepositState> {
  return {
    ...stateOfMethod(method, session),
    preparation: { kind: 'none' },
    currency,
    amount,
    amountText: String(amount),
    // The amount was taken with the create: it is no more to be judged.
    limits: undefined,
    chips: [],
    response,
    isFieldsRequired: true,
    fields,
  };
}

/** The server's limits for a method; undefined where it does not tell. */
export async function askLimits(
  { client }: Pick<DepositDeps, 'client'>,
  method: PaymentMethod,
  currency: string,
): Promise<DepositState['limits']> {
  const result = await client.call(depositLimits, { currency, paymentMethod: method.name });
  return result.ok ? result.data[method.name] : undefined;
}

/** Opens a payment session; a deposit can be made without one. */
export async function askSession(
  { client, selection }: Pick<DepositDeps, 'client' | 'selection'>,
  { amount, currency }: Pick<DepositState, 'amount' | 'currency'>,
): Promise<string | undefined> {
  const pendingGroup = selection.getState().group?.name;
  const result = await client.call(sessionStart, {
    ...(amount > 0 ? { amount } : {}),
    ...(isCrypto(currency) ? {} : { currency }),
    ...(pendingGroup ? { pendingGroup } : {}),
  });
  return result.ok ? result.data.payment_session_id : undefined;
}
