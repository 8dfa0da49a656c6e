import type { FieldOption } from '@opencashier/contract/entities/form-field';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { effectiveLimits, limitsOfRule } from '../forms/amount-rules.ts';
import type { FactsContext } from './method-facts.ts';

/** The networks that a coin can be sent over; none for a coin that has but its own. */
export function networksOf({ fields }: PaymentMethod): readonly FieldOption[] {
  return fields.find(({ type }) => type === 'networks')?.values ?? [];
}

type NetworkContext = FactsContext & { readonly locale: string };

/** The least amount of each network in words, or the coin's own where it has one network; undefined without a rule. */
export function networksText(method: PaymentMethod, context: NetworkContext): string | undefined {
  const { t, money, currency, country, locale } = context;
  const limits = limitsOfRule(method.amount_rules[currency], country);
  const leastOf = (network: FieldOption | undefined) =>
    effectiveLimits({ currency, locale, limits, network, validations: [] })?.min;
  const networks = networksOf(method);
  if (networks.length < 2) {
    const min = leastOf(networks[0]);
    return min === undefined ? undefined : t('crypto.from', { min: money(min, currency) });
  }
  return networks
    .map((network) => {
      const min = leastOf(network);
      const { label } = network;
      return min === undefined
        ? label
        : t('crypto.networkFrom', { network: label, min: money(min, currency) });
    })
    .join(' · ');
}
