// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { autoCompleteOf, inputModeOf } from './field-hints.ts';
import { fromMethodField } from './form-fields.ts';
import { attachMask } from './masks.ts';

const field = (extra: Partial<Parameters<typeof fromMethodField>[0]> = {}) =>
  fromMethodField({ name: 'f', type: 'text', ...extra });
const card = field({ name: 'card_number', mask: '0000 0000 0000 0000[ 000]' });
const expiry = field({ name: 'card_expiry', mask: '00/00' });
const phone = field({ type: 'phone_with_prefix', mask: '+880 0000-000000' });
const date = field({ mask: 'date' });
const number = field({ mask: 'number' });

const type = (input: HTMLInputElement, text: string) => {
  input.value = text;
  input.setSelectionRange(text.length, text.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
const begin = (one = field(), value = '') => {
  const input = document.body.appendChild(document.createElement('input'));
  input.value = value;
  const onAccept = vi.fn<(text: string) => void>();
  const mask = attachMask(input, one, onAccept);
  input.focus();
  return { input, onAccept, mask };
};

describe('a mask', () => {
  it.each([
    ['a card, pasted with dashes', card, '4111-1111 1111-1111', '4111 1111 1111 1111'],
    ['a card, pasted with words', card, 'card: 4111', '4111'],
    ['a longer card', card, '4111111111111111999', '4111 1111 1111 1111 999'],
    ['an expiry date', expiry, '1227', '12/27'],
    ['an expiry with its year in full', expiry, '12/2027', '12/27'],
    ['an expiry with blanks', expiry, '4 / 27', '04/27'],
    ['a month that can only be one digit', expiry, '4', '04'],
    ['a month that is none of a card', expiry, '13', '1'],
    ['a phone without prefix', phone, '1712345678', '+880 1712-345678'],
    ['a phone with prefix', phone, '+8801712345678', '+880 1712-345678'],
    ['a phone with zeros', phone, '00880 1712 345678', '+880 1712-345678'],
    ['the prefix alone', phone, '+880 ', '+880 '],
    ['a plus sign', phone, '+880 1+7', '+880 17'],
    ['a date', date, '31122024', '31.12.2024'],
    ['a date with dots', date, '05.11.1999', '05.11.1999'],
    ['a month that is none', date, '01.13', '01.1'],
    ['a month before the first', date, '01.00', '01.0'],
    ['a day that is none', date, '32', '3'],
    ['a day before the first', date, '00', '0'],
    ['the first and the last day', date, '01', '01'],
    ['the last day', date, '31', '31'],
    ['the first year', date, '01.01.1900', '01.01.1900'],
    ['a year before the first', date, '01.01.1899', '01.01.199'],
    ['the last year', date, '01.12.9999', '01.12.9999'],
    ['a number', number, '1234,567', '1234,56'],
    ['a number with a dot', number, '12.5', '12,5'],
    ['capitals', field({ type: 'text_uppercase', mask: 'aa00' }), 'ab12', 'AB12'],
    ['capitals without a mask', field({ type: 'text_uppercase' }), 'zé', 'ZÉ'],
    ['no mask', field(), ' any  text ', ' any  text '],
  ])('writes %s', (_, one, text, masked) => {
    const { input } = begin(one);
    type(input, text);
    expect(input.value).toBe(masked);
  });

  it('masks what is typed and tells it, until it is detached', () => {
    const { input, onAccept, mask } = begin(card);
    type(input, '41111');
    expect(input.value).toBe('4111 1');
    expect(onAccept).toHaveBeenLastCalledWith('4111 1');
    mask?.detach();
    type(input, '5');
    expect(onAccept).not.toHaveBeenLastCalledWith('5');
  });

  it('keeps a phone’s prefix when everything is deleted', () => {
    const { input, onAccept } = begin(phone);
    type(input, '1712');
    expect(onAccept).toHaveBeenLastCalledWith('+880 1712');
    type(input, '');
    expect(input.value).toBe('+880 ');
    expect(onAccept).toHaveBeenLastCalledWith('+880 ');
  });

  it.each([
    ['+91 00000 00000', '9876543210', '+91 98765 43210'],
    ['+91 00000 00000', '+919876543210', '+91 98765 43210'],
    ['+91 00000 00000', '919876543210', '+91 98765 43210'],
    ['+55 00 00000-0000', '55912345678', '+55 55 91234-5678'],
    ['+7 000 000-00-00', '7771234567', '+7 777 123-45-67'],
    ['+880 0000-000000', '8801712345', '+880 8801-712345'],
  ])('of %s takes none of the digits of %s for the prefix', (mask, number, masked) => {
    const shown = mask.replace(/0/g, '1');
    for (const before of [`${mask.split(' ')[0]} `, shown]) {
      const { input } = begin(field({ type: 'phone_with_prefix', mask }), before);
      input.select();
      input.dispatchEvent(new KeyboardEvent('keydown'));
      type(input, number);
      expect(input.value).toBe(masked);
    }
  });

  it('leaves alone what is selected when the field is entered, and puts a lone caret behind the prefix', () => {
    vi.useFakeTimers();
    const { input } = begin(phone, '+880 1712-345678');
    input.blur();
    input.setSelectionRange(0, 0);
    input.focus();
    // As a browser does once the focus was told, unless somebody has moved the caret.
    if (input.selectionStart === 0) input.select();
    vi.runAllTimers();
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]);
    type(input, '1812345678');
    expect(input.value).toBe('+880 1812-345678');
    input.blur();
    input.setSelectionRange(0, 0);
    input.focus();
    vi.runAllTimers();
    expect([input.selectionStart, input.selectionEnd]).toEqual([5, 5]);
    vi.useRealTimers();
  });

  it.each([
    ['deleted', '+88 1712-345678', 3],
    ['deleted with its plus', '880 1712-345678', 0],
    ['typed over', '+890 1712-345678', 3],
    ['typed into', '+8980 1712-345678', 3],
  ])('keeps a phone’s prefix that is %s', (_, text, caret) => {
    const { input, onAccept } = begin(phone);
    type(input, '1712345678');
    const isOver = text.length === '+880 1712-345678'.length;
    input.setSelectionRange(caret - (isOver ? 1 : 0), caret);
    input.dispatchEvent(new KeyboardEvent('keydown'));
    input.value = text;
    input.setSelectionRange(caret, caret);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    expect(input.value).toMatch(/^\+880 /);
    expect(onAccept.mock.lastCall?.[0]).toMatch(/^\+880 /);
  });

  it('remembers a hundred states to go back to', () => {
    const { input } = begin(date);
    const undo = () =>
      input.dispatchEvent(Object.assign(new KeyboardEvent('keydown', { ctrlKey: true }), { keyCode: 90 }));
    for (let state = 1; state <= 120; state += 1) type(input, `01.01.${2000 + state}`);
    for (let back = 1; back < 100; back += 1) undo();
    expect(input.value).toBe('01.01.2021');
    undo();
    expect(input.value).toBe('01.01.2021');
  });

  it('is nothing for a field without a mask', () => {
    expect(begin().mask).toBeUndefined();
  });
});

describe('keyboards and autofill', () => {
  it.each([
    [phone, 'tel', 'tel'],
    [field({ name: 'email' }), 'email', 'email'],
    [card, 'numeric', 'cc-number'],
    [field({ name: 'card_expiry', mask: '00/00' }), 'numeric', 'cc-exp'],
    [field({ regex: '^[0-9]{6}$', regex_error_key: 'k' }), 'numeric', 'off'],
    [field({ regex: '^(?:8600|5614)[0-9]{12}$', regex_error_key: 'k' }), 'numeric', 'off'],
    [field({ regex: '^[A-Z0-9]{6}$', regex_error_key: 'k' }), 'text', 'off'],
    [field({ mask: 'aa00' }), 'text', 'off'],
  ])('fit the field', (one, mode, token) => {
    expect([inputModeOf(one), autoCompleteOf(one)]).toEqual([mode, token]);
  });
});
