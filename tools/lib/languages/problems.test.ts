import { expect, it } from 'vitest';
import { languages } from '../../../packages/contract/locales.ts';
import { pluralForms } from './plurals.ts';
import { problemsOf, textProblems } from './problems.ts';

const days = '{count, plural, one {# day} other {# days}}';

it.each([
  ['', 'Fee', 'de', 'is empty'],
  ['{count, plural, one {# Tag}', days, 'de', 'is no ICU message'],
  ['Gebühr {amount}}', 'Fee {amount}', 'de', 'a brace stands alone'],
  ['Ab {max}', 'From {min}', 'de', 'puts in max:plain, where English puts in min:plain'],
  ['{count} Tage', days, 'de', 'puts in count:plain, where English puts in count:plural'],
  ['{count, plural, other {# dni}}', days, 'pl', 'lacks the form "one", as for 1'],
  [
    '{count, plural, one {# dzień} few {# dni} other {# dnia}}',
    days,
    'pl',
    'lacks the form "many", as for 5, 6',
  ],
  ['{count, plural, one {# يوم} two {يومان} few {# أيام} other {# يوم}}', days, 'ar', '"many", as for 11'],
  [
    '{count, plural, one {# 天} other {# 天}}',
    days,
    'zh',
    'has the form "one", which the language does not know',
  ],
  ['{count, plural, one {день} few {# дня} many {# дней} other {# дня}}', days, 'ru', 'also stands for 21'],
  ['Gebühr ', 'Fee', 'de', 'has a space too many'],
  ['१२ अंक', '12 digits', 'hi', 'has digits of its own script'],
  ['Fee', 'Fee', 'de', 'is the same as in English'],
  ['Ошибка: please refresh', 'Error: please refresh', 'ru', 'leaves "please refresh" in English'],
  ['Bitte try it again in a minute', 'Please try it again in a minute', 'de', 'in English'],
])('finds what is wrong with %j beside %j (%s)', (text, model, locale, problem) => {
  expect(textProblems(text, model, locale).join('; ')).toContain(problem);
});

it.each([
  ['{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}', days, 'pl'],
  ['{count, plural, =0 {нет} one {# день} few {# дня} many {# дней} other {# дня}}', days, 'ru'],
  ['{count, plural, one {ein Tag} other {# Tage}}', days, 'de'],
  ['{count, plural, other {# 日}}', days, 'ja'],
  ['{count, plural, one {# рӯз} other {# рӯз}}', days, 'tg'],
  ['UPI PIN', 'UPI PIN', 'hi'],
  ['Введите IBAN', 'Enter the IBAN', 'ru'],
])('has nothing against %j beside %j (%s)', (text, model, locale) => {
  expect(textProblems(text, model, locale)).toEqual([]);
});

it('takes a text as it is where the language says so', () => {
  expect(textProblems('Name', 'Name', 'de', true)).toEqual([]);
});

it('knows the plural forms of every language of the product', () => {
  for (const locale of languages) expect(pluralForms(locale).size).toBeGreaterThan(0);
  expect([...pluralForms('ar').keys()].sort()).toEqual(['few', 'many', 'one', 'other', 'two']);
});

it('names the files that a language lacks', () => {
  expect(problemsOf('tlh')).toEqual(["tlh: is not one of the product's languages."]);
  expect(problemsOf('en')).toEqual([]);
  expect(problemsOf('ar')).toEqual([]);
});
