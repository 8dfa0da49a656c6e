import { leastOfNetwork } from '@opencashier/contract/entities/amount-limits';
import type { MethodField } from '@opencashier/contract/entities/form-field';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { roundToDecimals } from '@opencashier/money/round';

/** The currency in which networks tell their least sums. */
const told = 'USD';

/**
 * A field of networks with their least sums in the scope's currency. A network takes the same worth from everybody, and a
 * method's own limits say how its currencies compare: five dollars are not five rupees.
 */
export function withNetworkMinimums(
  field: MethodField,
  rules: PaymentMethod['amount_rules'],
  currency: string,
): MethodField {
  const [own, base] = [rules[currency], rules[told]];
  if (field.type !== 'networks' || !own || !base || base.min <= 0 || own.min === base.min) return field;
  const values = field.values?.map((network) => ({
    ...network,
    min: roundToDecimals((leastOfNetwork(network) * own.min) / base.min, currency, 'ceil'),
  }));
  return values ? { ...field, values } : field;
}
