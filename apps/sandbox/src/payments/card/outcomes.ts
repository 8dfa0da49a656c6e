/** What becomes of a card: paid at once, a challenge of its bank first, or declined with a reason. */
export type CardOutcome = 'paid' | 'challenge' | `declined:${string}`;

interface TestCard {
  readonly number: string;
  readonly outcome: CardOutcome;
  readonly effect: string;
}

/** Numbers that don't pay at once; every other valid number does. The guide has this table. */
export const testCards: readonly TestCard[] = [
  { number: '4000000000000002', outcome: 'declined:card_declined', effect: 'Declined by the bank.' },
  {
    number: '4000000000009995',
    outcome: 'declined:insufficient_funds',
    effect: 'Declined: not enough money.',
  },
  { number: '4000000000000069', outcome: 'declined:expired_card', effect: 'Declined: expired at the bank.' },
  { number: '4000000000000127', outcome: 'declined:incorrect_cvc', effect: 'Declined: wrong security code.' },
  {
    number: '4000000000003220',
    outcome: 'challenge',
    effect: '3-D Secure: the bank’s page asks to approve.',
  },
];

/** What becomes of a number, digits alone. */
export function outcomeOfCard(number: string): CardOutcome {
  return testCards.find((card) => card.number === number)?.outcome ?? 'paid';
}
