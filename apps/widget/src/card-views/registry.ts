import {
  type CardViewName,
  type CardViewType,
  cardViewTypes,
} from '@opencashier/contract/entities/card-view-types';
import type { RouteName } from '../flows/route-names.ts';

/** The screen that each card view opens, by its number on the wire; a new view that is missing here does not compile. */
const cardViewRoutes: Readonly<Record<CardViewType, RouteName>> = {
  [cardViewTypes.default]: 'depositRedirect',
  [cardViewTypes.card]: 'depositRedirect',
  [cardViewTypes.cardWalletOnly]: 'depositRedirect',
  [cardViewTypes.cardMultipleType]: 'depositRedirect',
  [cardViewTypes.virtual]: 'depositRedirect',
  [cardViewTypes.india]: 'depositIndia',
  [cardViewTypes.p2p]: 'depositP2pBase',
  [cardViewTypes.pix]: 'depositRedirect',
  [cardViewTypes.eazype]: 'depositRedirect',
  [cardViewTypes.bankTransfer]: 'depositRedirect',
  [cardViewTypes.onramp]: 'depositOnramp',
  [cardViewTypes.cash]: 'depositCash',
};

/** The view of a number from the wire; without a number it is the default. Undefined for numbers unknown here. */
export function cardViewOf(type: number | undefined): CardViewType | undefined {
  if (type === undefined) return cardViewTypes.default;
  return type in cardViewRoutes ? (type as CardViewType) : undefined;
}

/** The view's name, for whoever looks at the page. */
export function cardViewNameOf(type: number | undefined): CardViewName | undefined {
  const view = cardViewOf(type);
  return (Object.keys(cardViewTypes) as CardViewName[]).find((name) => cardViewTypes[name] === view);
}

/** Whether methods of this card view can be offered: it is absent, or known. */
export function isSupportedCardView(type: number | undefined): boolean {
  return cardViewOf(type) !== undefined;
}

/** The screen of a card view. */
export function routeOfCardView(type: number | undefined): RouteName | undefined {
  const view = cardViewOf(type);
  return view === undefined ? undefined : cardViewRoutes[view];
}
