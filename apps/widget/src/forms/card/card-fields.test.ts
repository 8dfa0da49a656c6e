import { describe, expect, it } from 'vitest';
import { fieldIssue } from '../field-rules.ts';
import { fromMethodField } from '../form-fields.ts';
import { shapedByBrand } from './card-fields.ts';

const field = (name: string, mask?: string) =>
  fromMethodField({ name, type: 'text', ...(mask ? { mask } : {}) });
const number = field('card_number', '0000 0000 0000 0000[ 000]');
const code = field('card_cvc', '0000');
const form = [number, field('card_expiry', '00/00'), code];
const now = Date.parse('2026-11-21T12:00:00Z');
const context = { checkLuhn: true, now };

const shaped = (typed: string, fields = form) =>
  Object.fromEntries(shapedByBrand(fields, { card_number: typed }).map(({ name, props }) => [name, props]));
const issue = (name: string, typed: string, card = '') => {
  const found = shapedByBrand(form, { card_number: card }).find((one) => one.name === name);
  return found && fieldIssue(found, typed, { ...context, paymentSystems: ['visa', 'amex'] })?.key;
};

describe('the fields of a card', () => {
  it('follow the brand: grouping, length and code', () => {
    expect(shaped('3782').card_number?.mask).toBe('0000 000000 00000');
    expect(shaped('3782').card_cvc?.mask).toBe('0000');
    expect(shaped('4111').card_cvc?.mask).toBe('000');
    expect(shaped('9')).toMatchObject({
      card_number: { mask: number.props.mask },
      card_cvc: { mask: '0000' },
    });
  });

  it('ask for no code where cards have none', () => {
    expect(shaped('8600').card_cvc?.isHidden).toBe(true);
    expect(shaped('4111').card_cvc?.isHidden).toBe(false);
  });

  it('leave a number alone that may be a gift card’s', () => {
    expect(shaped('3782', [number]).card_number?.mask).toBe(number.props.mask);
  });

  it.each([
    ['card_number', '4111 1111 1111 1111', undefined],
    ['card_number', '4111 1111 1111 1112', 'field.error.cardNumber'],
    ['card_number', '4111 1111 1111 11', 'field.error.cardNumber'],
    ['card_number', '5555 5555 5555 4444', 'field.error.cardBrand'],
    ['card_number', '3782 822463 10005', undefined],
    ['card_expiry', '11/26', undefined],
    ['card_expiry', '10/26', 'field.error.expired'],
  ])('%s %s: %s', (name, typed, key) => {
    expect(issue(name, typed, name === 'card_number' ? typed : '')).toBe(key);
  });

  it('want the code of the brand', () => {
    expect(issue('card_cvc', '1234', '4111')).toBe('field.error.cvcBack');
    expect(issue('card_cvc', '123', '3782')).toBe('field.error.cvcFront');
    expect(issue('card_cvc', '1234', '3782')).toBeUndefined();
  });
});
