import { expect, it } from 'vitest';
import { methodText } from './method-text.ts';

const text = { en: 'Bank', mx: 'Banco', ar: 'بنك', 'es-MX': 'El banco' };

it.each([
  ['ar', text, 'بنك'],
  ['ar-EG', text, 'بنك'],
  ['es-MX', text, 'El banco'],
  ['es', text, 'Bank'],
  ['de', { mx: 'Banco' }, 'Banco'],
  ['de', {}, 'spei'],
])('names a method in %s from %j', (locale, texts, shown) => {
  expect(methodText({ name: 'spei', text: texts as Record<string, string> }, locale)).toBe(shown);
});
