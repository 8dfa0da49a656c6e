import { type CardViewType, cardViewTypes } from '@opencashier/contract/entities/card-view-types';
import type { CardViewParts } from './card-view.ts';

/** What each card view brings to the form, as a chunk of its own; a view that is missing here does not compile. */
export const cardViewLoaders: Readonly<Record<CardViewType, () => Promise<CardViewParts>>> = {
  [cardViewTypes.default]: () => import('./default/default.tsx'),
  [cardViewTypes.card]: () => import('./card/card.tsx'),
  [cardViewTypes.cardWalletOnly]: () => import('./card-wallet-only/card-wallet-only.tsx'),
  [cardViewTypes.cardMultipleType]: () => import('./card-multiple-type/card-multiple-type.tsx'),
  [cardViewTypes.virtual]: () => import('./virtual/virtual.tsx'),
  [cardViewTypes.india]: () => import('./india/india.tsx'),
  [cardViewTypes.p2p]: () => import('./p2p/p2p.tsx'),
  [cardViewTypes.pix]: () => import('./pix/pix.tsx'),
  [cardViewTypes.eazype]: () => import('./eazype/eazype.tsx'),
  [cardViewTypes.bankTransfer]: () => import('./bank-transfer/bank-transfer.tsx'),
  [cardViewTypes.onramp]: () => import('./onramp/onramp.tsx'),
  [cardViewTypes.cash]: () => import('./cash/cash.tsx'),
};
