import type { WithdrawalIntent } from '../ports/withdrawals.ts';

/** The moment at which these tests happen. */
export const at = new Date('2026-03-01T12:00:00.000Z');
export const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
export const reviewAll = {
  kind: 'review',
  rule: { mostMinor: undefined, mostOfDayMinor: undefined, doubt: undefined },
} as const;
export const approveAll = {
  kind: 'review',
  rule: { mostMinor: 10n ** 12n, mostOfDayMinor: 10n ** 12n, doubt: undefined },
} as const;

let count = 0;
/** A brand of a test's own. */
export const brandOf = () => {
  count += 1;
  return `wd-brand-${count}`;
};

export const intentOf = (brand: string, change: Partial<WithdrawalIntent> = {}): WithdrawalIntent => {
  count += 1;
  return {
    id: `wd-${brand}-${count}`,
    brand,
    playerId: 'ann',
    method: 'withdraw_bank',
    country: 'US',
    currency: 'USD',
    minor: 1_000n,
    feeMinor: 30n,
    payout: undefined,
    accountType: undefined,
    destination: '•••• 3000',
    fields: { iban: 'DE89370400440532013000' },
    language: 'en',
    createdBy: 'player',
    requestKey: undefined,
    ...change,
  };
};
