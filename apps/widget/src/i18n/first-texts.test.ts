import { expect, it } from 'vitest';
import { firstTextsOf, isFirstText } from './first-texts.ts';

it('knows the texts of the list and what stands around it', () => {
  expect(
    ['deposit.list.title', 'method.limits', 'methods.groups.crypto', 'error.title'].every(isFirstText),
  ).toBe(true);
  expect(['deposit.submit', 'complete.done', 'field.iban', 'listing'].some(isFirstText)).toBe(false);
});

it('takes them out of a language', () => {
  expect(firstTextsOf({ 'title.deposit': 'Deposit', 'form.title': 'Wait' })).toEqual({
    'title.deposit': 'Deposit',
  });
});
