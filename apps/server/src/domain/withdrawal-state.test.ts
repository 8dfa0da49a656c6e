import { describe, expect, it } from 'vitest';
import {
  givenBackStates,
  nextWithdrawalState,
  openWithdrawalStates,
  reservingStates,
  type WithdrawalEvent,
  type WithdrawalState,
  withdrawalEvents,
  withdrawalSourcesOf,
  withdrawalStates,
  withdrawalTransitions,
} from './withdrawal-state.ts';

/** Every step that there is; all others change nothing. */
const steps: readonly (readonly [WithdrawalState, WithdrawalEvent, WithdrawalState])[] = [
  ['requested', 'reserved', 'reserved'],
  ['requested', 'refused', 'failed'],
  ['reserved', 'asked', 'confirm'],
  ['reserved', 'queued', 'review'],
  ['confirm', 'queued', 'review'],
  ['confirm', 'canceled', 'canceled'],
  ['review', 'approved', 'approved'],
  ['review', 'rejected', 'rejected'],
  ['review', 'canceled', 'canceled'],
  ['approved', 'sent', 'sent'],
  ['approved', 'settled', 'settled'],
  ['approved', 'refused', 'failed'],
  ['sent', 'settled', 'settled'],
  ['sent', 'refused', 'failed'],
  ['settled', 'returned', 'returned'],
];

describe.each(withdrawalStates)('a withdrawal that is %s', (state) => {
  it.each(withdrawalEvents)('moves on %s as the table says, or stays', (event) => {
    const step = steps.find(([from, by]) => from === state && by === event);
    expect(nextWithdrawalState(state, event)).toBe(step?.[2] ?? state);
    expect(withdrawalSourcesOf(event).includes(state)).toBe(step !== undefined);
  });
});

it('ends where nothing leads on, save that settled money may come back', () => {
  const ends = withdrawalStates.filter((state) => Object.keys(withdrawalTransitions[state]).length === 0);
  expect(ends).toEqual(givenBackStates);
  expect(new Set([...openWithdrawalStates, 'settled', ...ends])).toEqual(new Set(withdrawalStates));
});

it('approves nothing that nobody reviewed, and pays nothing that nobody approved', () => {
  expect(withdrawalSourcesOf('approved')).toEqual(['review']);
  expect(withdrawalSourcesOf('sent')).toEqual(['approved']);
  expect(withdrawalSourcesOf('settled')).toEqual(['approved', 'sent']);
});

it('leaves the reserve for an end or for a payout alone', () => {
  for (const state of reservingStates) {
    for (const next of Object.values(withdrawalTransitions[state])) {
      expect([...reservingStates, 'settled', 'rejected', 'canceled', 'failed']).toContain(next);
    }
  }
});
