import * as z from 'zod/mini';
import type { AnnouncedPayout, FactOf } from '../books/fact.ts';

/** `accepted`: the order is taken, the money is not out. */
export type PayoutState = 'accepted' | 'settled' | 'refused' | 'returned';

/** A payout as it stands after all its facts. */
export interface Payout {
  readonly id: string;
  readonly details: FactOf<'payout.created'>;
  readonly state: PayoutState;
  readonly events: readonly AnnouncedPayout[];
}

/** What can be done to a payout from the control page and its API. */
export const payoutActions = ['settle', 'refuse', 'return', 'duplicate'] as const;
export const payoutAction = z.enum(payoutActions);
export type PayoutAction = z.infer<typeof payoutAction>;

export function openPayout(details: FactOf<'payout.created'>): Payout {
  return { id: details.paymentId, details, state: 'accepted', events: [] };
}

export function applyPayoutFact(payout: Payout, happening: AnnouncedPayout): Payout {
  const states = {
    'payout.settled': 'settled',
    'payout.refused': 'refused',
    'payout.returned': 'returned',
  } as const;
  return { ...payout, state: states[happening.type], events: [...payout.events, happening] };
}

/** Whether it still waits for its money to go out. */
export function isPayoutOpen({ state }: Payout): boolean {
  return state === 'accepted';
}

/** Actions that would change something now. */
export function possiblePayoutActions({ state, events }: Payout): readonly PayoutAction[] {
  const again: readonly PayoutAction[] = events.length > 0 ? ['duplicate'] : [];
  if (state === 'accepted') return ['settle', 'refuse', ...again];
  return state === 'settled' ? ['return', ...again] : again;
}

/** A payout as the control API lists it, among the operations. */
export function payoutView(payout: Payout) {
  const { id, details, state } = payout;
  return {
    id,
    reference: details.reference,
    account: details.account,
    kind: 'payout',
    method: details.method,
    amount: details.amount,
    currency: details.currency,
    destination: details.destination,
    state,
    createdAt: details.at,
    ...(details.scenario === undefined ? {} : { scenario: details.scenario }),
    ...(details.dueAt === undefined || state !== 'accepted' ? {} : { dueAt: details.dueAt }),
    actions: possiblePayoutActions(payout),
  };
}
