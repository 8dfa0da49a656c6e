import type { FieldOption } from '@opencashier/contract/entities/form-field';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { effectiveLimits, limitsOfRule } from '../../forms/amount-rules.ts';

/** What a package costs, and where it is bought. */
export interface Price {
  /** Major units. */
  readonly amount: number;
  readonly currency: string;
  readonly country: string;
  readonly locale: string;
}

const networkField = ({ fields }: PaymentMethod) => fields.find(({ type }) => type === 'networks');

function fits(
  method: PaymentMethod,
  { amount, currency, country, locale }: Price,
  network?: FieldOption,
): boolean {
  const limits = limitsOfRule(method.amount_rules[currency], country);
  const within = effectiveLimits({ currency, locale, limits, network, validations: [] });
  return within === undefined || (amount >= within.min && amount <= within.max);
}

/** The networks of a coin over which the price can be sent. */
export function networksFor(method: PaymentMethod, price: Price): readonly FieldOption[] {
  return (networkField(method)?.values ?? []).filter((network) => fits(method, price, network));
}

/** The coins that can pay the price; a coin whose least is more would only be refused. */
export function coinsFor(methods: readonly PaymentMethod[], price: Price): readonly PaymentMethod[] {
  return methods.filter((method) =>
    networkField(method) ? networksFor(method, price).length > 0 : fits(method, price),
  );
}

/** The fields that a purchase sends: the network, where the coin has a choice of them. */
export function purchaseValues(
  method: PaymentMethod,
  network: FieldOption | undefined,
): Readonly<Record<string, string>> {
  const field = networkField(method);
  return field && network ? { [field.name]: network.value } : {};
}
