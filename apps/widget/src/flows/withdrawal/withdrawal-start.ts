import type { DestinationCheck } from '@opencashier/contract/destination/destination-issue';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { chipsWithin, type Limits, limitsOfRule, roundedLimits } from '../../forms/amount-rules.ts';
import { fromMethodField } from '../../forms/form-fields.ts';
import { isSealed } from '../deposit/card-sealer.ts';
import type { SessionState } from '../session.ts';
import type { WithdrawalState } from './withdrawal.ts';

/** Name of the field whose value is the bank that is paid to. */
export const bankField = 'bank';

/** Nothing of a withdrawal that was made before may be taken for the next one's. */
export const nothingMade = {
  withdrawalId: undefined,
  reply: undefined,
  resendAt: undefined,
  triesLeft: undefined,
  isLastCode: false,
  codeIssue: undefined,
  isResending: false,
  isCanceling: false,
} as const;

export const nothingStarted: WithdrawalState = {
  ...nothingMade,
  phase: { kind: 'editing' },
  method: undefined,
  preparation: { kind: 'none' },
  amountText: '',
  amount: 0,
  isFromChip: false,
  chips: [],
  currency: '',
  limits: undefined,
  fields: [],
  checkDestination: undefined,
  accepted: undefined,
  refusal: undefined,
};

/** The check of the method’s destination; before a network is chosen nobody knows what its address has to be. */
export function destinationCheckOf(
  method: PaymentMethod,
  check: DestinationCheck,
): NonNullable<WithdrawalState['checkDestination']> {
  const network = method.fields.find(({ type }) => type === 'networks')?.name;
  return (values) => (network !== undefined && !values[network] ? [] : check(method, values));
}

/** Must the server be asked before the form can be sent? A card can't be sent without a key to encrypt it to. */
export function needsPreparation(method: PaymentMethod): boolean {
  return method.isPreparationRequired ?? isSealed(method);
}

/**
 * Limits as the currency can express them, and the quick amounts within. No more than the player has can be asked for,
 * unless that is less than the least: then the form says so in words of its own.
 */
export function withinBalance(
  limits: Limits | undefined,
  withdrawable: number | undefined,
  currency: string,
): Pick<WithdrawalState, 'limits' | 'chips'> {
  const rounded = limits && roundedLimits(limits, currency);
  const isReachable = rounded !== undefined && withdrawable !== undefined && withdrawable >= rounded.min;
  const within = isReachable ? { ...rounded, max: Math.min(rounded.max, withdrawable) } : rounded;
  return { limits: within, chips: chipsWithin(within) };
}

/** The limits of the catalogue. */
export function catalogueLimits(
  method: PaymentMethod,
  currency: string,
  country: string,
): Limits | undefined {
  return limitsOfRule(method.amount_rules[currency], country);
}

/** What is known of a chosen method before anybody is asked. The amount that was typed stays. */
export function stateOfMethod(
  method: PaymentMethod,
  { currency: wanted, country }: Pick<SessionState, 'currency' | 'country'>,
  withdrawableIn: (currency: string) => number | undefined,
): Partial<WithdrawalState> {
  const currency = method.currency.includes(wanted) ? wanted : (method.currency[0] ?? wanted);
  return {
    ...nothingMade,
    phase: { kind: 'editing' },
    method,
    currency,
    fields: method.fields.map(fromMethodField),
    checkDestination: undefined,
    preparation: { kind: needsPreparation(method) ? 'loading' : 'none' },
    accepted: undefined,
    refusal: undefined,
    ...withinBalance(catalogueLimits(method, currency, country), withdrawableIn(currency), currency),
  };
}
