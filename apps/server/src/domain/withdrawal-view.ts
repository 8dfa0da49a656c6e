import {
  socketStatus,
  type TransactionStatus,
  type WithdrawalStage,
} from '@opencashier/contract/entities/transaction';
import type { WithdrawalState } from './withdrawal-state.ts';

/** What the player's side sees of a state: the stage, the word and the socket's number. */
export interface WithdrawalStatus {
  readonly stage: WithdrawalStage;
  readonly status: TransactionStatus;
  readonly socket: number;
}

const waiting = { status: 'waiting', socket: socketStatus.waiting } as const;
const processed = { status: 'processed', socket: socketStatus.processed } as const;
const mistaked = { status: 'mistaked', socket: socketStatus.mistaked } as const;

const byState: Readonly<Record<WithdrawalState, WithdrawalStatus>> = {
  requested: { stage: 'requested', ...waiting },
  reserved: { stage: 'requested', ...waiting },
  confirm: { stage: 'confirm', ...waiting },
  review: { stage: 'review', ...waiting },
  approved: { stage: 'approved', ...waiting },
  sent: { stage: 'sent', ...waiting },
  settled: { stage: 'settled', ...processed },
  rejected: { stage: 'rejected', ...mistaked },
  canceled: { stage: 'canceled', ...mistaked },
  failed: { stage: 'failed', ...mistaked },
  returned: { stage: 'returned', ...mistaked },
};

export function withdrawalStatusOf(state: WithdrawalState): WithdrawalStatus {
  return byState[state];
}

/** Since when a withdrawal stood where, each stage once, in the order in which they came. */
export function stagesOf(
  history: readonly { readonly state: WithdrawalState; readonly at: Date }[],
): readonly { readonly stage: WithdrawalStage; readonly at: Date }[] {
  const seen = new Set<WithdrawalStage>();
  return history.flatMap(({ state, at }) => {
    const { stage } = byState[state];
    if (seen.has(stage)) return [];
    seen.add(stage);
    return [{ stage, at }];
  });
}

/** May the player still take it back? A code that is not given yet can always be left. */
export function isCancelable(state: WithdrawalState, isAllowedInReview: boolean): boolean {
  return state === 'confirm' || (state === 'review' && isAllowedInReview);
}
