import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { ComponentType } from 'react';

type ViewPart = ComponentType<{ readonly method: PaymentMethod }>;

/** What a view's chunk brings to the form of its methods. */
export interface CardViewParts {
  /** Above the amount: what has to be known or chosen first. */
  readonly Lead?: ViewPart;
  /** Between the amount and the fields: a choice that decides which fields there are. */
  readonly Choice?: ViewPart;
  /** Below the fields, above the bonus. */
  readonly Extra?: ViewPart;
  /** Says, below the form, what follows the press of the deposit button. */
  readonly NextStep: ViewPart;
}
