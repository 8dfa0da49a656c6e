import type { PaymentMethod } from './payment-method.ts';

/** Categories whose methods stand together as one group tile. */
export const groupCategories = [
  'card_method',
  'crypto',
  'cash_methods',
  'bank_transfer_nigeria',
  'e-money',
  'indian-methods-grouped',
  'nigeria-cards-grouped',
  'online_banks_indonesia',
  'online_banks_malaysia',
  'online_banks_thailand',
  'colombian_banks',
  'ecuador_cash_grouped',
  'online_banks_ecuador_grouped',
  'indonesia_va',
  'indonesia_dana',
  'me2me_grouped',
  'p2p_methods_kyrgyzstan',
  'p2p_methods_ukraine',
  'gift_cards',
  'sbp-transgran-grouped',
  'rcgcard_grouped',
] as const;
export type GroupCategory = (typeof groupCategories)[number];

/** Groups that open a page of their own with their members in it. */
export const groupListPages: Partial<Record<GroupCategory, 'crypto' | 'peerToPeer' | 'group'>> = {
  crypto: 'crypto',
  p2p_methods_kyrgyzstan: 'peerToPeer',
  p2p_methods_ukraine: 'peerToPeer',
  'sbp-transgran-grouped': 'peerToPeer',
};

/** Several methods behind one tile. `label` is a translation key; `position` the lowest of its members'. */
export interface PaymentGroup {
  readonly label: string;
  readonly name: GroupCategory;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly position: number;
}

export function isGroupCategory(category: string): category is GroupCategory {
  return (groupCategories as readonly string[]).includes(category);
}
