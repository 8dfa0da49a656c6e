import { defaultLanguage } from '@opencashier/contract/constants';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { Transaction } from '@opencashier/contract/entities/transaction';

const noCategory = '';

/** Is it no method of a list, but what stands for one? */
export const isStandIn = ({ category }: PaymentMethod): boolean => category === noCategory;

/** What stands for the method of an open deposit that nobody offers any more: rooms do without the rest. */
export function methodOfDeposit({
  paymentMethod: name,
  methodText = name,
  currency,
}: Pick<Transaction, 'paymentMethod' | 'methodText' | 'currency'>): PaymentMethod {
  return {
    name,
    category: noCategory,
    currency: [currency],
    text: { [defaultLanguage]: methodText },
    amount_rules: {},
    fields: [],
    position: 0,
    iconIds: [],
  };
}
