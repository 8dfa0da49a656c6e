import { endedDepositStatuses, statusFromSocket } from '@opencashier/contract/entities/transaction';
import { describe, expect, it } from 'vitest';
import { depositStates } from './deposit-state.ts';
import { type Marked, marksOf, playerStatusOf } from './deposit-view.ts';

const deposit = (change: Partial<Marked>): Marked => ({
  state: 'credited',
  payableMinor: 100n,
  creditedMinor: 100n,
  reversedMinor: 0n,
  isLate: false,
  isHeld: false,
  ...change,
});

describe('what the player sees', () => {
  it.each([
    ['created', 'waiting', 'WAITING', 0],
    ['pending', 'waiting', 'WAITING', 0],
    ['paid', 'waiting', 'WAITING', 0],
    ['credited', 'processed', 'PAYED', 1],
    ['failed', 'mistaked', 'CANCELED', 2],
    ['canceled', 'mistaked', 'CANCELED', 2],
    ['expired', 'mistaked', 'AUTO_CANCELED', 2],
  ] as const)('%s is %s, %s, %i', (state, status, depositStatus, socket) => {
    expect(playerStatusOf(state)).toEqual({ status, depositStatus, socket });
  });

  it('reads the same from the socket’s number as from the word', () => {
    for (const state of depositStates) {
      expect(statusFromSocket(playerStatusOf(state).socket)).toBe(playerStatusOf(state).status);
    }
  });

  it('calls a deposit ended by its status’s name where its status says so, and nowhere else', () => {
    for (const state of depositStates) {
      const { status, depositStatus } = playerStatusOf(state);
      expect(endedDepositStatuses.includes(depositStatus)).toBe(['processed', 'mistaked'].includes(status));
    }
  });

  it.each([
    [{}, []],
    [{ isLate: true }, ['late']],
    [{ creditedMinor: 99n }, ['underpaid']],
    [{ creditedMinor: 101n }, ['overpaid']],
    [{ reversedMinor: 1n, isHeld: true }, ['reversed', 'held']],
    [{ state: 'pending', creditedMinor: 0n }, []],
  ] as const)('marks case %#', (change, marks) => {
    expect(marksOf(deposit(change))).toEqual(marks);
  });
});
