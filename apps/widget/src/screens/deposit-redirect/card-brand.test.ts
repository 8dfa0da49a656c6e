import { describe, expect, it } from 'vitest';
import { cardBrandOf } from './card-brand.ts';

describe('the brand of a card', () => {
  it.each([
    ['4', 'Visa'],
    ['4111 1111', 'Visa'],
    ['5105 1051', 'Mastercard'],
    ['2221', 'Mastercard'],
    ['2202 20', 'Mir'],
    ['8600 12', 'Uzcard'],
    ['9860', 'Humo'],
    ['6070', 'RuPay'],
    ['5061 23', 'Verve'],
    ['5067', 'Elo'],
    ['3782', 'American Express'],
  ])('%s is %s', (text, brand) => {
    expect(cardBrandOf(text)).toBe(brand);
  });

  it.each(['', '5', '9', 'abc'])('“%s” tells nothing yet', (text) => {
    expect(cardBrandOf(text)).toBeUndefined();
  });
});
