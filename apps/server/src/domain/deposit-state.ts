export const depositStates = [
  'created',
  'pending',
  'paid',
  'credited',
  'failed',
  'canceled',
  'expired',
] as const;
export type DepositState = (typeof depositStates)[number];

/**
 * What can happen to a deposit. `paid`: the provider has the money, nobody's account has it yet. `returned`: all of
 * that money went back before anybody was credited.
 */
export const depositEvents = [
  'accepted',
  'paid',
  'credited',
  'failed',
  'canceled',
  'expired',
  'returned',
] as const;
export type DepositStateEvent = (typeof depositEvents)[number];

type Transitions = Readonly<Record<DepositState, Readonly<Partial<Record<DepositStateEvent, DepositState>>>>>;

const moneyArrives = { paid: 'paid', credited: 'credited' } as const;
const open = { ...moneyArrives, failed: 'failed', canceled: 'canceled', expired: 'expired' } as const;

/**
 * Where each event leads; an event that is not listed changes nothing. The ends never move back, save that money
 * which arrives after all is still taken.
 */
export const depositTransitions: Transitions = {
  created: { accepted: 'pending', ...open },
  pending: open,
  paid: { credited: 'credited', returned: 'canceled' },
  credited: {},
  failed: moneyArrives,
  canceled: moneyArrives,
  expired: moneyArrives,
};

/** The state after an event, the same one where the event changes nothing. */
export function nextDepositState(state: DepositState, event: DepositStateEvent): DepositState {
  return depositTransitions[state][event] ?? state;
}

/** States from which an event leads elsewhere. */
export function sourcesOf(event: DepositStateEvent): readonly DepositState[] {
  return depositStates.filter((state) => depositTransitions[state][event] !== undefined);
}

/**
 * May the create be repeated with the fields that the last attempt asked for? A provider's own form may stand on a
 * deposit that it already counts as begun; what it asked for before that, it asks before it begins.
 *
 * @param kind of the deposit's instruction
 */
export function isAskingForFields(state: string, kind: string | null | undefined): boolean {
  if (kind === 'fieldsRequired') return state === 'created';
  return kind === 'unifiedForm' && (state === 'created' || state === 'pending');
}

export const openDepositStates: readonly DepositState[] = ['created', 'pending', 'paid'];
/** States in which the player can still give up or run out of time. */
export const unpaidDepositStates: readonly DepositState[] = ['created', 'pending'];

export type DepositMark = 'late' | 'underpaid' | 'overpaid' | 'reversed' | 'held';

/** The reason that is kept with a deposit which its player gave up. */
export const canceledByPlayer = 'player';
