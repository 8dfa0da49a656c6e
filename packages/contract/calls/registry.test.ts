import { expect, it } from 'vitest';
import { callNames, calls } from './registry.ts';

/** Name, method, whether it is repeated by itself, and whether it moves money and so takes a key. */
const table = [
  ['deposit-create', 'POST', 'none', true],
  ['deposit-create-sweepstake', 'POST', 'none', true],
  ['deposit-create-p2p', 'POST', 'none', true],
  ['deposit-complete', 'POST', 'none', true],
  ['external-deposit-continue', 'POST', 'none', true],
  ['deposit-prepare', 'POST', 'none', false],
  ['deposit-check', 'POST', 'none', false],
  ['deposit-status', 'GET', 'standard', false],
  ['deposit-cancel', 'POST', 'none', false],
  ['bank-get', 'POST', 'standard', false],
  ['session-start', 'POST', 'none', false],
  ['session-form-on-close-modal', 'POST', 'none', false],
  ['deposit-limits', 'POST', 'none', false],
  ['methods-payment-v3', 'POST', 'standard', false],
  ['methods-country-selector-v2', 'GET', 'standard', false],
  ['methods-withdrawal', 'GET', 'standard', false],
  ['sweepstake-boxes', 'POST', 'none', false],
  ['payment-convert-v2', 'POST', 'none', false],
  ['sweepstake-balance-get', 'POST', 'none', false],
  ['sweepstake-recoup-sum', 'POST', 'none', false],
  ['events', 'POST', 'none', false],
] as const;

it.each(table)('%s is %s, repeated: %s, with a key: %s', (name, method, retry, idempotent) => {
  expect(calls[name]).toMatchObject({ method, retry, idempotent });
});

it.each(['withdrawal-create', 'withdrawal-confirm', 'sweepstake-redeem'] as const)(
  '%s takes a key, since it moves money',
  (name) => {
    expect(calls[name]).toMatchObject({ method: 'POST', retry: 'none', idempotent: true });
  },
);

it('names every call by its path', () => {
  for (const name of callNames) expect(calls[name].path).toBe(name);
});

it('needs no player for the exchange of a one-time code alone', () => {
  expect(callNames.filter((name) => calls[name].access === 'anonymous')).toEqual(['session-exchange']);
});
