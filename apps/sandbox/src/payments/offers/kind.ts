import { divide, parseDecimal, powerOfTen } from '@opencashier/money/decimal';
import { rateOf } from '../../rates/rates.ts';
import { unitsBought, unitsText } from '../crypto/conversion.ts';
import type { Offer } from '../instruction.ts';
import type { Payment } from '../payment.ts';
import { type PaymentKindDefinition, plainOpening, refuseOpening } from '../payment-kind.ts';
import { textIn } from '../texts.ts';

const asset = 'USDT';
const assetDecimals = 6;

interface Seller {
  readonly id: string;
  readonly name: string;
  /** Fee in hundredths of a percent, and what the seller puts on the rate in the same. */
  readonly feeBasisPoints: bigint;
  readonly spreadBasisPoints: bigint;
  readonly minutes: number;
}

/** Who sells: quick and dear, slow and cheap, and one between. */
const sellers: readonly Seller[] = [
  { id: 'swift', name: 'Swiftramp', feeBasisPoints: 350n, spreadBasisPoints: 100n, minutes: 2 },
  { id: 'fair', name: 'Fairbridge', feeBasisPoints: 150n, spreadBasisPoints: 50n, minutes: 10 },
  { id: 'steady', name: 'Steadypay', feeBasisPoints: 100n, spreadBasisPoints: 150n, minutes: 60 },
];
const whole = 10_000n;
const shownRateDecimals = 8;

function withSpread(rate: string, basisPoints: bigint): string {
  const { digits, scale } = parseDecimal(rate) ?? { digits: 1n, scale: 0 };
  const dividend = digits * (whole + basisPoints) * powerOfTen(shownRateDecimals);
  return unitsText(divide(dividend, whole * powerOfTen(scale), 'ceil'), shownRateDecimals);
}

/** A seller's name by the offer's id. */
export function sellerNamed(id: string): string | undefined {
  return sellers.find((seller) => seller.id === id)?.name;
}

function offerOf(payment: Payment, seller: Seller, rate: string, publicUrl: string) {
  const fee = divide(payment.minor * seller.feeBasisPoints, whole, 'ceil');
  const sold = withSpread(rate, seller.spreadBasisPoints);
  const units = unitsBought(payment.minor - fee, payment.currency, sold, assetDecimals);
  return {
    units,
    offer: {
      id: seller.id,
      name: seller.name,
      rate: sold,
      fee: fee.toString(),
      receive: unitsText(units, assetDecimals),
      asset,
      minutes: seller.minutes,
      url: `${publicUrl}/pay/${payment.id}?offer=${seller.id}`,
    },
  };
}

/** An on-ramp: several sellers of a stable coin; each offer leads to the hosted page of its seller. */
export const offersKind: PaymentKindDefinition = {
  title: 'On-ramp offers',
  sees: 'A list of sellers with rate, fee, minutes and what arrives, the best one marked; the chosen one’s page opens.',
  lifeMinutes: 30,
  open: ({ currency }) =>
    rateOf(asset, currency) === undefined
      ? refuseOpening('unsupported_currency', 'No seller takes this currency.')
      : plainOpening,
  instruction: (payment, { publicUrl }) => {
    const rate = rateOf(asset, payment.currency) ?? '1';
    const made = sellers.map((seller) => offerOf(payment, seller, rate, publicUrl));
    const most = made.reduce((best, { units }) => (units > best ? units : best), 0n);
    const best = made.find(({ units }) => units === most);
    const offers = made.map(({ offer }): Offer => ({ ...offer, isBest: offer.id === best?.offer.id }));
    return { kind: 'offers', offers };
  },
  prepare: ({ language }) => ({
    fields: [],
    text: textIn(language, {
      en: 'You leave for the seller that you choose; the price is fixed there.',
      ar: 'ستنتقل إلى البائع الذي تختاره، ويُثبَّت السعر هناك.',
    }),
  }),
};
