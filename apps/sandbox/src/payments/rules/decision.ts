import type { Fact } from '../../books/fact.ts';
import type { Clock, Ids } from '../../runtime/clock.ts';
import type { Payment } from '../payment.ts';

/** What a rule gives: what happens then, or why nothing may. */
export type Decision =
  | { readonly kind: 'happens'; readonly facts: readonly Fact[] }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

export interface RuleContext {
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Facts that follow, in order. */
export function happens(...facts: readonly Fact[]): Decision {
  return { kind: 'happens', facts };
}

/** A refusal; nothing changes. */
export function refused(code: string, message: string): Decision {
  return { kind: 'refused', code, message };
}

/** What every announced fact of a payment carries. */
export function announcement({ clock, ids }: RuleContext, payment: Payment) {
  return { at: clock.now().toISOString(), paymentId: payment.id, eventId: ids.next('evt') };
}
