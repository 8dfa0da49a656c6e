import type { CardViewName } from '@opencashier/contract/entities/payment-method';
import type { ComponentType } from 'react';
import type { RouteName } from '../flows/route-names.ts';

/** What a view's chunk brings. */
export interface CardViewParts {
  /** Says, below the form, what follows the press of the deposit button. */
  readonly NextStep: ComponentType;
}

/** How one kind of method is presented. A view without parts is not built yet: its methods are not offered. */
export type CardView =
  | {
      readonly name: CardViewName;
      readonly isBuilt: true;
      /** The screen that a method of this kind opens. */
      readonly route: RouteName;
      readonly load: () => Promise<CardViewParts>;
    }
  | { readonly name: CardViewName; readonly isBuilt: false; readonly route: RouteName };
