import { describe, expect, it } from 'vitest';
import { cardBrandNamed, cardBrandOf, numberMaskOf } from './card-brands.ts';

describe('the brand of a card', () => {
  it.each([
    ['4', 'Visa'],
    ['4111 1111', 'Visa'],
    ['5105 1051', 'Mastercard'],
    ['2221', 'Mastercard'],
    ['2720 99', 'Mastercard'],
    ['2202 20', 'Mir'],
    ['8600 12', 'Uzcard'],
    ['5614 68', 'Uzcard'],
    ['9860', 'Humo'],
    ['6070', 'RuPay'],
    ['652150', 'RuPay'],
    ['5061 23', 'Verve'],
    ['506699', 'Elo'],
    ['4389 35', 'Elo'],
    ['3782', 'American Express'],
    ['6759 64', 'Maestro'],
    ['6200', 'UnionPay'],
    ['3530 11', 'JCB'],
    ['3056', 'Diners Club'],
    ['36', 'Diners Club'],
    ['6011', 'Discover'],
    ['6445', 'Discover'],
    ['9792', 'Troy'],
  ])('%s is %s', (text, name) => {
    expect(cardBrandOf(text)?.name).toBe(name);
  });

  it.each(['', '5', '2', '9', '22', '2721', '2205', '3527', 'abc', '77'])(
    '“%s” tells nothing yet',
    (text) => {
      expect(cardBrandOf(text)).toBeUndefined();
    },
  );

  it.each([
    ['visa', '0000 0000 0000 0[000][ 000]'],
    ['mastercard', '0000 0000 0000 0000'],
    ['amex', '0000 000000 00000'],
    ['diners', '0000 000000 0000[ 00000]'],
    ['unionpay', '0000 0000 0000 0000[ 000]'],
    ['maestro', '0000 0000 0000[ 0000][ 000]'],
  ])('groups %s as %s', (id, mask) => {
    const brand = cardBrandNamed(id);
    expect(brand && numberMaskOf(brand)).toBe(mask);
  });
});
