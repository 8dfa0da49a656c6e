import { expect, it } from 'vitest';
import { readFields } from './fields.ts';
import { regexProblem } from './regex-safety.ts';

it.each(['^[0-9]{6}$', "^[\\p{L} .'-]{2,60}$", '^(?:8600|5614)[0-9]{12}$'])('takes %s', (regex) => {
  expect(regexProblem(regex)).toBeUndefined();
});

it.each([
  ['^[\\-\\_]$', /unicode mode/],
  ['^a{$', /unicode mode/],
  ['^(a+)+$', /exponential/],
  ['^(?:a|a)*b$', /exponential/],
  ['[0-9]{6}', /whole text/],
  [`^${'a'.repeat(300)}$`, /longer/],
])('refuses %s', (regex, problem) => {
  expect(regexProblem(regex)).toMatch(problem);
});

it('names the field whose regex is bad', () => {
  expect(() =>
    readFields('fields.json', { pin: { type: 'text', regex: '^(a+)+$', regex_error_key: 'x' } }),
  ).toThrow(/fields\.json, entry "pin", field "regex"/);
});
