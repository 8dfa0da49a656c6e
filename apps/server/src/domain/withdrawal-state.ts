export const withdrawalStates = [
  'requested',
  'reserved',
  'confirm',
  'review',
  'approved',
  'sent',
  'settled',
  'rejected',
  'canceled',
  'failed',
  'returned',
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/**
 * What can happen to a withdrawal. `asked`: a code is asked for. `queued`: nobody has to confirm any more. `refused`: the
 * wallet or the last provider said no, so that no money has moved. `returned`: it came back after it was paid out.
 */
export const withdrawalEvents = [
  'reserved',
  'asked',
  'queued',
  'approved',
  'rejected',
  'canceled',
  'sent',
  'settled',
  'refused',
  'returned',
] as const;
export type WithdrawalEvent = (typeof withdrawalEvents)[number];

type Transitions = Readonly<
  Record<WithdrawalState, Readonly<Partial<Record<WithdrawalEvent, WithdrawalState>>>>
>;

/** Where each event leads; an event that is not listed changes nothing. The database refuses every other step. */
export const withdrawalTransitions: Transitions = {
  requested: { reserved: 'reserved', refused: 'failed' },
  reserved: { asked: 'confirm', queued: 'review' },
  confirm: { queued: 'review', canceled: 'canceled' },
  review: { approved: 'approved', rejected: 'rejected', canceled: 'canceled' },
  // The provider's news may come before its reply.
  approved: { sent: 'sent', settled: 'settled', refused: 'failed' },
  sent: { settled: 'settled', refused: 'failed' },
  settled: { returned: 'returned' },
  rejected: {},
  canceled: {},
  failed: {},
  returned: {},
};

/** The state after an event, the same one where the event changes nothing. */
export function nextWithdrawalState(state: WithdrawalState, event: WithdrawalEvent): WithdrawalState {
  return withdrawalTransitions[state][event] ?? state;
}

/** States from which an event leads elsewhere. */
export function withdrawalSourcesOf(event: WithdrawalEvent): readonly WithdrawalState[] {
  return withdrawalStates.filter((state) => withdrawalTransitions[state][event] !== undefined);
}

/** States in which the amount is set aside. */
export const reservingStates: readonly WithdrawalState[] = [
  'reserved',
  'confirm',
  'review',
  'approved',
  'sent',
];
/** States that have not ended. */
export const openWithdrawalStates: readonly WithdrawalState[] = ['requested', ...reservingStates];
/** Ends that gave the money back: they count for no limit. */
export const givenBackStates: readonly WithdrawalState[] = ['rejected', 'canceled', 'failed', 'returned'];
