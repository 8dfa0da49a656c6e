import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  isPayoutMethod,
  isPayoutToCard,
  payoutFingerprint,
  payoutScenarioOf,
  payoutScenarios,
} from './new-payout.ts';
import { applyPayoutFact, openPayout, possiblePayoutActions } from './payout.ts';

const created = {
  type: 'payout.created',
  at: '2026-01-01T00:00:00.000Z',
  paymentId: 'pout_1',
  reference: 'wd_1',
  fingerprint: 'x',
  method: 'payout',
  amount: '1000',
  account: 'main',
  currency: 'EUR',
  country: 'DE',
  destination: '•••• 3000',
  webhookUrl: 'http://127.0.0.1/webhooks',
} as const;
const base = { at: created.at, paymentId: created.paymentId, eventId: 'evt_1' };
const money = { transactionId: 'out_1', amount: '1000', currency: 'EUR' };

it('can only be settled or refused, and only come back once settled', () => {
  const open = openPayout(created);
  expect(possiblePayoutActions(open)).toEqual(['settle', 'refuse']);
  const settled = applyPayoutFact(open, { ...base, ...money, type: 'payout.settled' });
  expect(possiblePayoutActions(settled)).toEqual(['return', 'duplicate']);
  const returned = applyPayoutFact(settled, { ...base, ...money, type: 'payout.returned', reason: 'closed' });
  expect(possiblePayoutActions(returned)).toEqual(['duplicate']);
  const refused = applyPayoutFact(open, { ...base, type: 'payout.refused', reason: 'no' });
  expect(possiblePayoutActions(refused)).toEqual(['duplicate']);
});

it('reads methods and scenarios', () => {
  expect(['payout', 'sandbox_payout', 'payout-card', 'sandbox_payout_card'].every(isPayoutMethod)).toBe(true);
  expect(isPayoutMethod('redirect')).toBe(false);
  expect(isPayoutToCard('sandbox_payout_card')).toBe(true);
  expect(payoutScenarioOf({ amount: '12345', currency: 'EUR' })).toBe('returns');
  expect(payoutScenarioOf({ amount: '1', currency: 'EUR' })).toBeUndefined();
  expect(payoutScenarioOf({ amount: '12345', currency: 'BTC' })).toBeUndefined();
});

it('tells a repetition from another order', () => {
  const order = {
    ...{
      reference: 'wd_1',
      method: 'payout',
      amount: '1000',
      currency: 'EUR',
      country: 'DE',
      language: 'en',
    },
    payer: { id: 'p' },
    webhookUrl: 'http://127.0.0.1/',
  };
  const fields = { iban: 'DE89370400440532013000', holder_name: 'Ada' };
  const turned = { holder_name: 'Ada', iban: 'DE89370400440532013000' };
  expect(payoutFingerprint({ ...order, fields })).toBe(payoutFingerprint({ ...order, fields: turned }));
  expect(payoutFingerprint({ ...order, fields })).not.toBe(
    payoutFingerprint({ ...order, fields, amount: '1' }),
  );
});

it('has its scenarios in the guide', () => {
  const guide = readFileSync(new URL('../../../../docs/sandbox.md', import.meta.url), 'utf8');
  for (const { digits, effect } of payoutScenarios) expect(guide).toContain(`| ${digits} | ${effect} |`);
});
