import { isCardNumber, passesLuhn } from '@opencashier/contract/entities/card-number';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldIssue } from './field-rules.ts';
import { isFilled, plainValue, wireValues } from './field-values.ts';
import { fromMethodField } from './form-fields.ts';

const field = (extra: Partial<Parameters<typeof fromMethodField>[0]> = {}) =>
  fromMethodField({ name: 'f', type: 'text', ...extra });
const card = field({ name: 'card_number', mask: '0000 0000 0000 0000[ 000]', regex: '^[0-9]{13,19}$' });
const expiry = field({ mask: '00/00', regex: '^(?:0[1-9]|1[0-2])/[0-9]{2}$' });
const phone = field({ type: 'phone_with_prefix', mask: '+880 0000-000000', regex: '^1[3-9][0-9]{8}$' });
const purse = field({ type: 'text_uppercase', regex: '^Z\\d{3}$' });
const now = Date.parse('2026-11-21T12:00:00Z');
const lenient = { checkLuhn: false, now };

describe('the value that rules and server take', () => {
  it.each([
    ['what a mask put in falls away', card, '4111 1111 1111 1111', '4111111111111111'],
    ['unless the rule asks for it', expiry, '12/27', '12/27'],
    ['a phone’s prefix falls away', phone, '+880 1712-345678', '1712345678'],
    ['capitals', purse, ' z123 ', 'Z123'],
    ['trimmed', field(), '  a b  ', 'a b'],
  ])('%s', (_, one, typed, plain) => {
    expect(plainValue(one, typed)).toBe(plain);
    expect(fieldIssue(one, typed, lenient)).toBeUndefined();
  });

  it('is sent by name, without what is empty and without the amount', () => {
    const fields = [card, field({ name: 'note' }), field({ name: 'amount', type: 'amount' })];
    expect(wireValues(fields, { card_number: '4111 1111', note: ' ', amount: '5' })).toEqual({
      card_number: '41111111',
    });
  });

  it('of a phone is not filled by its prefix', () => {
    expect(isFilled(phone, '+880 ')).toBe(false);
    expect(isFilled(phone, '+880 1')).toBe(true);
  });
});

describe('fieldIssue', () => {
  it('accepts an empty value of every field', () => {
    for (const one of [card, expiry, phone, purse, field()]) {
      expect(fieldIssue(one, '', { checkLuhn: true, now })).toBeUndefined();
    }
  });

  it('names the rule that is broken', () => {
    const strict = field({ regex: '^a$', regex_error_key: 'field.error.a' });
    expect(fieldIssue(strict, 'b', lenient)).toEqual({ key: 'field.error.a' });
  });

  it('knows its choices', () => {
    const bank = field({ type: 'dropdown', values: [{ value: 'x', label: 'X' }] });
    expect(fieldIssue(bank, 'x', lenient)).toBeUndefined();
    expect(fieldIssue(bank, 'y', lenient)).toEqual({ key: 'field.error.choice' });
  });

  it('checks a card’s digit where the method says so, and of no other field', () => {
    expect(fieldIssue(card, '4111111111111112', lenient)).toBeUndefined();
    expect(fieldIssue(card, '4111111111111112', { checkLuhn: true, now })).toEqual({
      key: 'field.error.cardNumber',
    });
    expect(fieldIssue(card, '4111111111111111', { checkLuhn: true, now })).toBeUndefined();
    expect(fieldIssue(field({ name: 'card_cvc' }), '123', { checkLuhn: true, now })).toBeUndefined();
    expect(['card', 'cardNumber', 'card-number', 'pan'].every(isCardNumber)).toBe(true);
    expect(['card_cvc', 'card_expiry', 'card_holder', 'panel'].some(isCardNumber)).toBe(false);
  });

  it('knows the check digits of a CPF and a CNPJ, in the words of its own rule', () => {
    const cpf = field({
      name: 'cpf',
      regex: '^[0-9]{11}$',
      regex_error_key: 'field.error.cpf',
      mask: '000.000.000-00',
    });
    expect(fieldIssue(cpf, '529.982.247-25', lenient)).toBeUndefined();
    expect(fieldIssue(cpf, '529.982.247-24', lenient)).toEqual({ key: 'field.error.cpf' });
    expect(fieldIssue(field({ name: 'pix_key_cnpj' }), '11222333000182', lenient)).toEqual({
      key: 'field.error.invalid',
    });
  });

  it('survives the rules of a careless operator', () => {
    for (const regex of ['[', '^(a+)+$', '[\\-\\_]', '(?<!x)y']) {
      expect(() => fieldIssue(field({ regex }), 'a'.repeat(60), lenient)).not.toThrow();
    }
  });
});

it('knows ids of eight to ten digits', () => {
  const id = field({ category: 'numeric_id' });
  const isId = (text: string) => fieldIssue(id, text, lenient) === undefined;
  expect(['12345678', '1234567890'].every(isId)).toBe(true);
  expect(['1234567', '12345678901', '1234567a'].some(isId)).toBe(false);
});

describe('passesLuhn', () => {
  it.each(['4111111111111111', '79927398713', '0'])('accepts %s', (text) => {
    expect(passesLuhn(text)).toBe(true);
  });

  it('notices every single wrong digit, and has one check digit for each number', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{8,18}$/),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (body, at, by) => {
          const whole = [...'0123456789'].map((digit) => body + digit).filter(passesLuhn);
          expect(whole).toHaveLength(1);
          const [number = ''] = whole;
          const place = at % number.length;
          const wrong = (Number(number[place]) + by) % 10;
          expect(passesLuhn(number.slice(0, place) + wrong + number.slice(place + 1))).toBe(false);
        },
      ),
    );
  });

  it('refuses nothing at all', () => {
    expect(passesLuhn('')).toBe(false);
  });
});
