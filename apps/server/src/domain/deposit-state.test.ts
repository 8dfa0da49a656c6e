import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import {
  type DepositState,
  type DepositStateEvent,
  depositEvents,
  depositStates,
  depositTransitions,
  nextDepositState,
  sourcesOf,
} from './deposit-state.ts';

/** Written out once more and by hand: every state against every event. */
const table: Readonly<Record<DepositState, Readonly<Record<DepositStateEvent, DepositState>>>> = {
  created: {
    accepted: 'pending',
    paid: 'paid',
    credited: 'credited',
    failed: 'failed',
    canceled: 'canceled',
    expired: 'expired',
    returned: 'created',
  },
  pending: {
    accepted: 'pending',
    paid: 'paid',
    credited: 'credited',
    failed: 'failed',
    canceled: 'canceled',
    expired: 'expired',
    returned: 'pending',
  },
  paid: {
    accepted: 'paid',
    paid: 'paid',
    credited: 'credited',
    failed: 'paid',
    canceled: 'paid',
    expired: 'paid',
    returned: 'canceled',
  },
  credited: {
    accepted: 'credited',
    paid: 'credited',
    credited: 'credited',
    failed: 'credited',
    canceled: 'credited',
    expired: 'credited',
    returned: 'credited',
  },
  failed: {
    accepted: 'failed',
    paid: 'paid',
    credited: 'credited',
    failed: 'failed',
    canceled: 'failed',
    expired: 'failed',
    returned: 'failed',
  },
  canceled: {
    accepted: 'canceled',
    paid: 'paid',
    credited: 'credited',
    failed: 'canceled',
    canceled: 'canceled',
    expired: 'canceled',
    returned: 'canceled',
  },
  expired: {
    accepted: 'expired',
    paid: 'paid',
    credited: 'credited',
    failed: 'expired',
    canceled: 'expired',
    expired: 'expired',
    returned: 'expired',
  },
};

const pairs = depositStates.flatMap((state) => depositEvents.map((event) => [state, event] as const));

describe('the life of a deposit', () => {
  it.each(pairs)('%s, then %s', (state, event) => {
    expect(nextDepositState(state, event)).toBe(table[state][event]);
    expect(sourcesOf(event).includes(state)).toBe(table[state][event] !== state);
  });

  it('leaves an end only for money, and never leaves credited', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...depositEvents)), (events) => {
        let state: DepositState = 'created';
        for (const event of events) {
          const next = nextDepositState(state, event);
          if (state === 'credited') expect(next).toBe('credited');
          if (['failed', 'canceled', 'expired'].includes(state) && next !== state) {
            expect(['paid', 'credited']).toContain(event);
          }
          expect(next).not.toBe(state === 'created' ? undefined : 'created');
          state = next;
        }
      }),
    );
  });
});

onEveryDatabase('the life of a deposit', (database) => {
  it('is the same in the database', async () => {
    const rows = await database().run<{ from_state: string; state: string }>({
      text: 'select from_state, state from deposit_transition',
    });
    const domain = depositStates.flatMap((from) =>
      Object.values(depositTransitions[from]).map((to) => `${from} ${to}`),
    );
    expect(rows.map((row) => `${row.from_state} ${row.state}`).sort()).toEqual(domain.sort());
  });
});
