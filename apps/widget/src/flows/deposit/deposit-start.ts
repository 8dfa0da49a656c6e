import { depositLimits } from '@opencashier/contract/calls/deposit-limits';
import { depositPrepare } from '@opencashier/contract/calls/deposit-prepare';
import { sessionStart } from '@opencashier/contract/calls/session-start';
import {
  cardViewsNeedingPreparation,
  cardViewTypes,
  type PaymentMethod,
} from '@opencashier/contract/entities/payment-method';
import { isCrypto } from '@opencashier/money/currencies';
import { chipsWithin, limitsOfRule, roundedLimits } from '../../forms/amount-rules.ts';
import {
  fromAdditionalField,
  fromMethodField,
  fromPreparationField,
  mergeFields,
} from '../../forms/form-fields.ts';
import type { SessionState } from '../session.ts';
import type { DepositDeps } from './deposit-deps.ts';
import type { DepositState } from './deposit-flow.ts';

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

/** Must the server be asked before the form can be sent? */
export function needsPreparation({ cardViewType, isPreparationRequired }: PaymentMethod): boolean {
  const isOfView = cardViewsNeedingPreparation.some((name) => cardViewTypes[name] === cardViewType);
  return isPreparationRequired ?? isOfView;
}

/** What the method's provider wants to know, with the form's fields after it; the catalogue's own stay. */
export async function prepare(
  { client }: Pick<DepositDeps, 'client'>,
  method: PaymentMethod,
  currency: string,
  country: string,
): Promise<Pick<DepositState, 'preparation' | 'fields'>> {
  const fields = method.fields.map(fromMethodField);
  const request = { paymentMethod: method.name, currency, selectedCountry: country };
  const result = await client.call(depositPrepare, request);
  if (!result.ok) return { preparation: { kind: 'failed' }, fields };
  const { data } = result;
  const banks = data.banks?.length
    ? [
        fromAdditionalField({
          name: 'bank',
          type: 'dropdown',
          placeholderKey: 'field.bank',
          values: data.banks,
        }),
      ]
    : [];
  const asked = [...data.fields.map(fromPreparationField), ...banks];
  return { preparation: { kind: 'ready', data }, fields: mergeFields(fields, asked) };
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
