import {
  type CardViewType,
  cardViewTypes,
  type PaymentMethod,
} from '@opencashier/contract/entities/payment-method';

type Way = 'page' | 'transfer' | 'code' | 'card' | 'offers' | 'cash';

/** How the methods of each view are paid. */
const ways: Record<CardViewType, Way> = {
  [cardViewTypes.default]: 'page',
  [cardViewTypes.card]: 'card',
  [cardViewTypes.cardWalletOnly]: 'card',
  [cardViewTypes.cardMultipleType]: 'card',
  [cardViewTypes.virtual]: 'page',
  [cardViewTypes.india]: 'code',
  [cardViewTypes.pix]: 'code',
  [cardViewTypes.p2p]: 'transfer',
  [cardViewTypes.bankTransfer]: 'transfer',
  [cardViewTypes.eazype]: 'transfer',
  [cardViewTypes.onramp]: 'offers',
  [cardViewTypes.cash]: 'cash',
};

const wayOfNumber: Readonly<Record<number, Way>> = ways;

/** Keys of the steps that a deposit by the method takes, from the amount to the balance. */
export function guideSteps({ cardViewType = cardViewTypes.default }: PaymentMethod): readonly string[] {
  return ['guide.step.amount', `guide.step.${wayOfNumber[cardViewType] ?? 'page'}`, 'guide.step.arrive'];
}
