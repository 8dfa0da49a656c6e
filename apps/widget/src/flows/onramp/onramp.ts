import type { PaymentMethodOffer } from '@opencashier/contract/entities/deposit';
import type { StoreApi } from 'zustand/vanilla';
import type { OtherPlaces } from '../deposit/redirect-channel.ts';

/** Where the player stands among the offers. */
export interface OnrampState {
  /** The one whose page was opened, or could not be. */
  readonly chosen: PaymentMethodOffer | undefined;
  /** `blocked` and `closed` say nothing about the payment. */
  readonly window: 'none' | 'open' | 'blocked' | 'closed' | 'handedOver';
}

/** Leaving for the seller of one offer, and coming back to the others. */
export interface OnrampFlow {
  readonly store: StoreApi<OnrampState>;
  /** From a click: opens the seller's page in a window, or hands it to the host in native apps. */
  choose(offer: PaymentMethodOffer): void;
  /** From a click: the chosen page once more. */
  openAgain(): void;
  /** From a click: the chosen page in the tab that the player is in. */
  payHere(): void;
  /** Where else that page can be had, if no window shows it. */
  otherPlaces(): OtherPlaces;
  /** Closes the seller's page; nothing was chosen yet. */
  backToOffers(): void;
  leave(): void;
}

/**
 * The cheapest first: the one that is marked, then by what is sold for the same payment, all of the seller's fees taken
 * off. Those that tell nothing keep their order, at the end.
 */
export function inOrder(offers: readonly PaymentMethodOffer[]): readonly PaymentMethodOffer[] {
  const worth = ({ isBest, receive }: PaymentMethodOffer) =>
    isBest ? Number.POSITIVE_INFINITY : (receive ?? Number.NEGATIVE_INFINITY);
  return [...offers].sort((a, b) => {
    const [left, right] = [worth(a), worth(b)];
    return left === right ? 0 : right > left ? 1 : -1;
  });
}
