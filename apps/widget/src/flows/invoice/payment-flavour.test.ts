import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import { describe, expect, it } from 'vitest';
import { wholeCatalogueOf } from '../../i18n/testing/catalogues.ts';
import type { DepositOutcome } from '../deposit/outcome.ts';
import { method } from '../testing/test-methods.ts';
import { flavourOf, paymentFlavours, stepsOfFlavour } from './payment-flavour.ts';
import { transactionIdOf } from './transaction-id.ts';

const english = wholeCatalogueOf('en');
const created = { depositId: 'd1', source: undefined };
const paidTo = (card: object | undefined, ...names: readonly string[]): DepositOutcome => ({
  ...created,
  kind: 'hostToHost',
  card,
  requisites: names.map((name) => ({ name, labelKey: name, value: '1' })),
});

describe('how a payment is made', () => {
  it.each([
    ['card', paidTo({ number: '8600123456789012' }, 'holder')],
    ['card', paidTo({ encoded: 'x', phone: '+7' })],
    ['phone', paidTo({ phone: '+7900' }, 'holder')],
    ['bank', paidTo(undefined, 'iban', 'bic')],
    ['bank', paidTo(undefined, 'nuban')],
    ['bank', paidTo(undefined, 'account', 'ifsc')],
    ['virtual', paidTo(undefined, 'virtualAccount', 'bank')],
    ['invoice', paidTo(undefined, 'invoiceCode', 'invoiceLink')],
    ['account', paidTo(undefined, 'account', 'comment')],
    ['cash', { ...created, kind: 'voucher', voucher: { code: '1', agents: [] } }],
    ['request', { ...created, kind: 'offline' }],
  ] satisfies readonly (readonly [string, DepositOutcome])[])('is %s', (flavour, outcome) => {
    expect(flavourOf(outcome, method('some'))).toBe(flavour);
  });

  it('is a request where nothing is told, by what the method is', () => {
    const outcome = { ...created, kind: 'offline' } as const;
    expect(flavourOf(outcome, method('codi', { category: 'mobile' }))).toBe('mobile');
    expect(flavourOf(outcome, method('pumb_p2p', { cardViewType: cardViewTypes.p2p }))).toBe('peer');
    expect(flavourOf(outcome, undefined)).toBe('request');
  });

  it.each(paymentFlavours)('has its steps in words: %s', (flavour) => {
    const numbers = Array.from({ length: stepsOfFlavour }, (_, index) => index + 1);
    expect(numbers.filter((number) => !(`steps.${flavour}.${number}` in english))).toEqual([]);
  });

  it('is a wallet’s where the wallet gives a transaction id', () => {
    expect(flavourOf(paidTo({ phone: '+880' }), method('bkash_p2p'))).toBe('wallet');
  });
});

describe('a transaction id', () => {
  it.each([
    ['8n7a6d5ee7', '8N7A6D5EE7'],
    [' 8N7A 6D5E-E7 ', '8N7A6D5EE7'],
  ])('is taken from %j', (typed, id) => expect(transactionIdOf(typed)).toBe(id));

  it.each(['', '12345', 'ABCDEFGHIJKLMNOPQRSTU', '8N7A6D5E!7', '٨٧٦٥٤٣'])('is not %j', (typed) => {
    expect(transactionIdOf(typed)).toBeUndefined();
  });
});
