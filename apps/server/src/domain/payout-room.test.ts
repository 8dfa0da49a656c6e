import { describe, expect, it } from 'vitest';
import { type PayoutRoom, periodMs, unpayableBy } from './payout-room.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const paid = (hours: number, minor: bigint, method = 'to_bank') => ({ at: ago(hours), minor, method });
const room = (change: Partial<PayoutRoom> = {}): PayoutRoom => ({
  availableMinor: 10_000n,
  caps: [],
  counted: [],
  owed: [],
  ...change,
});
const least = 1_000n;
const reasonOf = (change: Partial<PayoutRoom>) => unpayableBy('to_bank', least, room(change), now);

describe('a method', () => {
  it('can pay while its least amount is there, and not a cent before', () => {
    expect(reasonOf({ availableMinor: 1_000n })).toBeUndefined();
    expect(reasonOf({ availableMinor: 999n })).toEqual({ kind: 'balance', leastMinor: least });
    expect(reasonOf({ availableMinor: -5n })).toEqual({ kind: 'balance', leastMinor: least });
  });

  it.each(['day', 'week', 'month'] as const)('whose limit of a %s is used up says until when', (period) => {
    const cap = { period, mostMinor: 2_000n };
    const hours = periodMs[period] / 3_600_000;
    const counted = [paid(hours + 1, 9_000n), paid(hours - 1, 600n), paid(2, 500n), paid(1, 400n, 'to_card')];
    // 1500 of 2000 is used. Without the first of them the least amount has room.
    expect(reasonOf({ caps: [cap], counted })).toEqual({
      kind: 'limit',
      cap,
      resetsAt: new Date(ago(hours - 1).getTime() + periodMs[period]),
    });
    expect(reasonOf({ caps: [{ period, mostMinor: 2_500n }], counted })).toBeUndefined();
  });

  it('is bound by its own limits and those of all methods, never by another’s', () => {
    const counted = [paid(1, 1_500n, 'to_card')];
    const cap = { period: 'day' as const, mostMinor: 2_000n };
    expect(reasonOf({ caps: [{ ...cap, method: 'to_card' }], counted })).toBeUndefined();
    expect(reasonOf({ caps: [{ ...cap, method: 'to_bank' }], counted })).toBeUndefined();
    expect(reasonOf({ caps: [cap], counted })).toMatchObject({ kind: 'limit' });
  });

  it('tells of the limit that lasts longest, and of one that never has room no time', () => {
    const counted = [paid(1, 2_000n)];
    const day = { period: 'day' as const, mostMinor: 2_000n };
    const week = { period: 'week' as const, mostMinor: 2_500n };
    expect(reasonOf({ caps: [day, week], counted })).toMatchObject({ cap: week });
    const none = { period: 'day' as const, mostMinor: 999n };
    expect(reasonOf({ caps: [week, none], counted })).toEqual({
      kind: 'limit',
      cap: none,
      resetsAt: undefined,
    });
  });

  it('waits while others owe money back, and pays what it owes itself', () => {
    const card = { method: 'to_card', minor: 5_000n };
    expect(reasonOf({ owed: [card] })).toEqual({ kind: 'closedLoop', owed: [card] });
    expect(reasonOf({ owed: [card, { method: 'to_bank', minor: 1_000n }] })).toBeUndefined();
    expect(reasonOf({ owed: [card, { method: 'to_bank', minor: 999n }] })).toMatchObject({
      kind: 'closedLoop',
    });
  });
});
