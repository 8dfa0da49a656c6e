/** What goes wrong with a reply of the provider's API. */
export type ReplyTrouble =
  /** Refused; a payment that failed is on record. */
  | 'decline'
  /** Refused; nothing is on record. */
  | 'refuse'
  /** Not done, and the account says that it takes nothing now. */
  | 'down'
  /** Done, but the reply never comes. */
  | 'silence'
  /** Done, but the connection drops instead of a reply. */
  | 'drop'
  /** Done, but the reply is a 500. */
  | 'error'
  /** Not done: a 503. */
  | 'unavailable';

/** A scenario that the last two digits of an amount choose. */
export interface Scenario {
  readonly digits: string;
  readonly id: string;
  readonly title: string;
  /** What one sees. */
  readonly effect: string;
  readonly reply?: ReplyTrouble;
  /** What arrives when the payer pays. */
  readonly pays?: 'part' | 'more' | 'otherCurrency';
  /** How the payment's webhooks are sent. */
  readonly webhooks?: 'twice' | 'reversed';
  /** What follows the creation by itself. */
  readonly afterCreation?: 'payBeforeReply' | 'payAfterReply' | 'payByItself' | 'expire';
  /** What follows the payment by itself. */
  readonly afterPayment?: 'refund' | 'chargeback' | 'chargebackWon';
  /** The payer's word that the money is sent is followed by the money. */
  readonly paysOnClaim?: true;
  /** A transfer between people asks for a little more than was wanted. */
  readonly adjustsAmount?: true;
  /** The payee's card comes as an encrypted bundle. */
  readonly encryptsCard?: true;
  /** The payer's money is refused by the bank after it was accepted. */
  readonly failsAfterPending?: true;
}

/**
 * Scenarios by the last two digits of the amount in minor units: 10.01 EUR, 1001 JPY and 1.001 KWD all choose 01.
 * Round digits (00, 10, 25, 50, 75 …) choose none, so that usual amounts behave.
 */
export const scenarios: readonly Scenario[] = [
  {
    digits: '01',
    id: 'decline',
    title: 'Decline',
    effect: 'The create is declined; a failed payment is on record.',
    reply: 'decline',
  },
  {
    digits: '02',
    id: 'timeout',
    title: 'Time-out, exists',
    effect: 'The create is never answered, yet the payment exists.',
    reply: 'silence',
  },
  { digits: '03', id: 'underpay', title: 'Underpaid', effect: 'The payer pays a tenth less.', pays: 'part' },
  { digits: '04', id: 'overpay', title: 'Overpaid', effect: 'The payer pays a tenth more.', pays: 'more' },
  {
    digits: '05',
    id: 'duplicate-webhooks',
    title: 'Duplicate webhooks',
    effect: 'Every webhook is sent twice.',
    webhooks: 'twice',
  },
  {
    digits: '06',
    id: 'reordered-webhooks',
    title: 'Reordered webhooks',
    effect: 'payment.paid is sent before payment.pending.',
    webhooks: 'reversed',
  },
  {
    digits: '07',
    id: 'decline-safely',
    title: 'Declined safely',
    effect: 'The create is declined; nothing is on record, so another provider may be tried.',
    reply: 'refuse',
  },
  {
    digits: '08',
    id: 'webhook-before-reply',
    title: 'Webhook before reply',
    effect: 'Paid at once; the webhooks arrive before the reply to the create.',
    afterCreation: 'payBeforeReply',
  },
  {
    digits: '09',
    id: 'paid-after-error',
    title: 'Paid after a 500',
    effect: 'The create is answered with a 500, yet the payment exists and is paid by itself a little later.',
    reply: 'error',
    afterCreation: 'payAfterReply',
  },
  {
    digits: '11',
    id: 'drop',
    title: 'Connection dropped, exists',
    effect: 'The connection drops after the payment was created.',
    reply: 'drop',
  },
  {
    digits: '12',
    id: 'unavailable',
    title: 'Unavailable',
    effect: 'The create is answered with a 503; nothing exists.',
    reply: 'unavailable',
  },
  {
    digits: '13',
    id: 'other-currency',
    title: 'Other currency',
    effect: 'The payer pays in USD, or in EUR where USD was asked.',
    pays: 'otherCurrency',
  },
  {
    digits: '14',
    id: 'fail-after-pending',
    title: 'Fails after pending',
    effect: 'The payer pays; the payment is pending and then fails.',
    failsAfterPending: true,
  },
  {
    digits: '15',
    id: 'expire',
    title: 'Expires at once',
    effect: 'The payment expires a second after it was created; the page still takes the money, late.',
    afterCreation: 'expire',
  },
  {
    digits: '16',
    id: 'refund',
    title: 'Refunded',
    effect: 'Paid, then wholly refunded.',
    afterPayment: 'refund',
  },
  {
    digits: '17',
    id: 'chargeback',
    title: 'Charged back',
    effect: 'Paid, then charged back.',
    afterPayment: 'chargeback',
  },
  {
    digits: '18',
    id: 'chargeback-won',
    title: 'Charge back won',
    effect: 'Paid, charged back, and the charge back is won.',
    afterPayment: 'chargebackWon',
  },
  {
    digits: '19',
    id: 'adjusted-amount',
    title: 'Adjusted amount',
    effect: 'Requisites of a person ask for the next whole unit and three more; that is what is to be paid.',
    adjustsAmount: true,
  },
  {
    digits: '21',
    id: 'paid-by-itself',
    title: 'Paid by itself',
    effect: 'Paid by itself a little later; crypto is sent and then confirmed block by block, one a second.',
    afterCreation: 'payByItself',
  },
  {
    digits: '22',
    id: 'paid-on-claim',
    title: 'Paid on claim',
    effect: 'The payer’s “I have paid” is followed by the money a little later.',
    paysOnClaim: true,
  },
  {
    digits: '24',
    id: 'encrypted-card',
    title: 'Encrypted card',
    effect: 'The card of a person comes as an AES-GCM bundle, without its number.',
    encryptsCard: true,
  },
];

/** The scenario that an amount in minor units chooses, if any. */
export function scenarioOf(minor: bigint): Scenario | undefined {
  const digits = (minor % 100n).toString().padStart(2, '0');
  return scenarios.find((scenario) => scenario.digits === digits);
}

/** A scenario by its id, as a payment remembers it. */
export function scenarioNamed(id: string | undefined): Scenario | undefined {
  return scenarios.find((scenario) => scenario.id === id);
}
