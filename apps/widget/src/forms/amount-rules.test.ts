import { amountChips } from '@opencashier/contract/constants';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AmountContext,
  amountIssue,
  chipsWithin,
  effectiveLimits,
  limitsHint,
  limitsOfRule,
} from './amount-rules.ts';

const context = (extra: Partial<AmountContext> = {}): AmountContext => ({
  currency: 'USD',
  locale: 'en',
  limits: { min: 10, max: 1_000 },
  network: undefined,
  validations: [],
  ...extra,
});
const keyOf = (text: string, extra: Partial<AmountContext> = {}) => amountIssue(text, context(extra))?.key;

describe('amountIssue', () => {
  it.each([
    ['', 'amount.error.required'],
    ['   ', 'amount.error.required'],
    ['abc', 'amount.error.number'],
    ['0', 'amount.error.min'],
    ['0,00', 'amount.error.min'],
    ['٠', 'amount.error.min'],
    ['.', 'amount.error.number'],
    ['-5', 'amount.error.number'],
    ['9.99', 'amount.error.min'],
    ['1000.01', 'amount.error.max'],
    ['10.0005', 'amount.error.decimals'],
    ['0.005', 'amount.error.decimals'],
    ['10', undefined],
    ['1,000', undefined],
    ['10.005', 'amount.error.max'],
    ['1 000', undefined],
    ['1.000,00', undefined],
  ])('%j is %s', (text, key) => {
    expect(keyOf(text)).toBe(key);
  });

  it.each([
    ['JPY', '10.5', 'amount.error.decimals'],
    ['BHD', '10.1234', 'amount.error.decimals'],
    ['BHD', '10.123', undefined],
    ['BTC', '10.123456789', 'amount.error.decimals'],
    ['BTC', '10.12345678', undefined],
  ])('of %s: %s is %s', (currency, text, key) => {
    expect(keyOf(text, { currency })).toBe(key);
  });

  it('takes nought nowhere, whatever the limits', () => {
    expect(keyOf('0', { limits: undefined })).toBe('amount.error.number');
    expect(keyOf('0', { limits: { min: 0, max: 10 } })).toBe('amount.error.number');
  });

  it('goes by the network that is chosen', () => {
    const network = { value: 'TRC-20', label: 'TRC-20', min: 5, max: 50 };
    expect(keyOf('5', { network })).toBeUndefined();
    expect(keyOf('4.99', { network })).toBe('amount.error.min');
    expect(keyOf('50.01', { network })).toBe('amount.error.max');
    expect(keyOf('14', { network: { value: 'Bitcoin', label: '' } })).toBe('amount.error.min');
    expect(keyOf('15', { network: { value: 'Bitcoin', label: '' } })).toBeUndefined();
    const unknown = { value: 'NewChain', label: '' };
    expect(keyOf('0.99', { network: unknown, limits: undefined })).toBe('amount.error.min');
    expect(keyOf('1', { network: unknown, limits: undefined })).toBeUndefined();
  });

  it('goes by the rule of the method’s own amount', () => {
    const validations = [{ regex: '^[0-9]{1,6}00$', message: 'field.error.multiple100', isExists: true }];
    expect(keyOf('550', { validations })).toBe('field.error.multiple100');
    expect(keyOf('1 500', { validations, limits: { min: 1, max: 9_000 } })).toBeUndefined();
    expect(keyOf('5 00', { validations })).toBe('amount.error.number');
  });

  it('rounds limits to what the currency can express, inward', () => {
    const limits = { min: 10.001, max: 20.009 };
    expect(effectiveLimits(context({ limits }))).toEqual({ min: 10.01, max: 20 });
    expect(keyOf('10', { limits })).toBe('amount.error.min');
    expect(keyOf('10.01', { limits })).toBeUndefined();
  });

  it('accepts exactly what lies within the limits', () => {
    const cents = fc.integer({ min: 1, max: 200_000 }).map((minor) => minor / 100);
    fc.assert(
      fc.property(cents, cents, cents, (amount, one, other) => {
        const limits = { min: Math.min(one, other), max: Math.max(one, other) };
        const isWithin = amount >= limits.min && amount <= limits.max;
        expect(keyOf(amount.toFixed(2), { limits }) === undefined).toBe(isWithin);
      }),
    );
  });

  it('says the limit in the player’s currency', () => {
    expect(amountIssue('5', context())?.values).toEqual({ min: '$10' });
    expect(limitsHint(context())).toEqual({ key: 'amount.limits', values: { min: '$10', max: '$1,000' } });
    const network = { value: 'TRC-20', label: '' };
    expect(limitsHint(context({ network, limits: undefined }))).toEqual({
      key: 'amount.limitsFrom',
      values: { min: '$5' },
    });
    expect(limitsHint(context({ limits: undefined }))).toBeUndefined();
  });
});

it('takes the other minimum outside Russia', () => {
  const rule = { min: 10, max: 100, minNonRus: 20 };
  expect(limitsOfRule(rule, 'RU')).toEqual({ min: 10, max: 100 });
  expect(limitsOfRule(rule, 'KZ')).toEqual({ min: 20, max: 100 });
  expect(limitsOfRule({ min: 10, max: 100 }, 'KZ')?.min).toBe(10);
  expect(limitsOfRule(undefined, 'KZ')).toBeUndefined();
});

it('offers chips within the limits alone', () => {
  expect(chipsWithin({ min: 21, max: 150 })).toEqual([25, 50, 75, 100, 150]);
  expect(chipsWithin(undefined)).toEqual([]);
  fc.assert(
    fc.property(fc.nat(300_000), fc.nat(300_000), (min, max) => {
      const chips = chipsWithin({ min, max });
      expect(amountChips.filter((chip) => chip >= min && chip <= max)).toEqual(chips);
    }),
  );
});
