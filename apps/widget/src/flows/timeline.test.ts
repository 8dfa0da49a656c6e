import { expect, it } from 'vitest';
import { transaction } from './testing/test-transaction.ts';
import { timelineOf } from './timeline.ts';

const created = '2026-11-21T10:00:00Z';
const moved = '2026-11-21T10:07:00Z';
const states = (extra = {}) =>
  timelineOf(transaction({ createdAt: created, updatedAt: moved, ...extra })).map((step) => step.state);

it('goes through four steps', () => {
  expect(timelineOf(undefined).map((step) => step.state)).toEqual(['current', 'ahead', 'ahead', 'ahead']);
  expect(states()).toEqual(['done', 'current', 'ahead', 'ahead']);
  expect(states({ isUnconfirmed: true })).toEqual(['current', 'ahead', 'ahead', 'ahead']);
  expect(states({ status: 'accepted' })).toEqual(['done', 'done', 'current', 'ahead']);
  expect(states({ txid: '0x1' })).toEqual(['done', 'done', 'current', 'ahead']);
  expect(states({ creditedAmount: 5 })).toEqual(['done', 'done', 'done', 'current']);
  expect(states({ isMoneyHere: true })).toEqual(['done', 'done', 'done', 'current']);
  expect(states({ status: 'processed' })).toEqual(['done', 'done', 'done', 'done']);
});

it('marks the step that did not come', () => {
  const failed = (extra = {}) => timelineOf(transaction({ status: 'mistaked', updatedAt: moved, ...extra }));
  expect(failed().map(({ name, state }) => `${name} ${state}`)).toEqual(['sent done', 'confirmed failed']);
  expect(states({ status: 'mistaked', txid: '0x1' })).toEqual(['done', 'done', 'failed']);
  expect(failed()[1]).toMatchObject({ at: moved, because: 'declined' });
  expect(failed({ depositStatus: 'AUTO_CANCELED' })[1]).toMatchObject({ because: 'expired' });
});

it('goes on with what came to the chain after its time, or after the player gave it up', () => {
  for (const endedBy of ['time', 'player'] as const) {
    const late = { status: 'mistaked', txid: '0x1', endedBy } as const;
    expect(states(late)).toEqual(['done', 'done', 'current', 'ahead']);
    expect(states({ ...late, txid: undefined })).toEqual(['done', 'failed']);
  }
});

it('says that held money has come and is being checked', () => {
  const step = { name: 'confirmed', state: 'current', because: 'held' };
  expect(states({ marks: ['held'] })).toEqual(['done', 'done', 'current', 'ahead']);
  expect(timelineOf(transaction({ marks: ['held'] }))[2]).toEqual(step);
  expect(states({ status: 'processed', marks: ['held'] })).toEqual(['done', 'done', 'done', 'done']);
});

it('does not end in the balance once the money was taken back', () => {
  const steps = timelineOf(transaction({ status: 'processed', updatedAt: moved, marks: ['reversed'] }));
  expect(steps[3]).toEqual({ name: 'credited', state: 'failed', at: moved, because: 'reversed' });
  expect(states({ status: 'mistaked', marks: ['reversed'] })).toEqual(['done', 'done', 'failed']);
});

it('gives times that the server told, and no others', () => {
  const steps = timelineOf(transaction({ status: 'processed', createdAt: created, updatedAt: moved }));
  expect(steps.map((step) => step.at)).toEqual([created, undefined, undefined, moved]);
});
