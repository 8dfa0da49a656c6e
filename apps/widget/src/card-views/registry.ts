import { type CardViewType, cardViewTypes } from '@opencashier/contract/entities/card-view-types';
import type { RouteName } from '../flows/route-names.ts';
import type { CardView } from './card-view.ts';

/** Every card view by its number on the wire; a new one that is missing here does not compile. */
export const cardViews: Record<CardViewType, CardView> = {
  [cardViewTypes.default]: {
    name: 'default',
    isBuilt: true,
    route: 'depositRedirect',
    load: () => import('./default/default.tsx'),
  },
  [cardViewTypes.card]: {
    name: 'card',
    isBuilt: true,
    route: 'depositRedirect',
    load: () => import('./card/card.tsx'),
  },
  [cardViewTypes.cardWalletOnly]: {
    name: 'cardWalletOnly',
    isBuilt: true,
    route: 'depositRedirect',
    load: () => import('./card-wallet-only/card-wallet-only.tsx'),
  },
  [cardViewTypes.cardMultipleType]: {
    name: 'cardMultipleType',
    isBuilt: true,
    route: 'depositRedirect',
    load: () => import('./card-multiple-type/card-multiple-type.tsx'),
  },
  [cardViewTypes.virtual]: {
    name: 'virtual',
    isBuilt: true,
    route: 'depositRedirect',
    load: () => import('./virtual/virtual.tsx'),
  },
  [cardViewTypes.india]: {
    name: 'india',
    isBuilt: true,
    route: 'depositIndia',
    load: () => import('./india/india.tsx'),
  },
  [cardViewTypes.p2p]: {
    name: 'p2p',
    isBuilt: true,
    route: 'depositP2pBase',
    load: () => import('./p2p/p2p.tsx'),
  },
  [cardViewTypes.pix]: {
    name: 'pix',
    isBuilt: true,
    route: 'depositRedirect',
    load: () => import('./pix/pix.tsx'),
  },
  [cardViewTypes.eazype]: {
    name: 'eazype',
    isBuilt: true,
    route: 'depositRedirect',
    load: () => import('./eazype/eazype.tsx'),
  },
  [cardViewTypes.bankTransfer]: {
    name: 'bankTransfer',
    isBuilt: true,
    route: 'depositRedirect',
    load: () => import('./bank-transfer/bank-transfer.tsx'),
  },
  [cardViewTypes.onramp]: {
    name: 'onramp',
    isBuilt: true,
    route: 'depositOnramp',
    load: () => import('./onramp/onramp.tsx'),
  },
  [cardViewTypes.cash]: {
    name: 'cash',
    isBuilt: true,
    route: 'depositCash',
    load: () => import('./cash/cash.tsx'),
  },
};

const byNumber: Readonly<Record<number, CardView>> = cardViews;

/** The view of a number from the wire; without a number it is the default. Undefined for numbers unknown here. */
export function cardViewOf(type: number | undefined): CardView | undefined {
  return byNumber[type ?? cardViewTypes.default];
}

/** Whether methods of this card view can be offered: it is absent, or known and built. */
export function isSupportedCardView(type: number | undefined): boolean {
  return cardViewOf(type)?.isBuilt === true;
}

/** The screen of a card view. */
export function routeOfCardView(type: number | undefined): RouteName | undefined {
  return cardViewOf(type)?.route;
}
