import { expect, it } from 'vitest';
import { fromMethodField } from './form-fields.ts';
import { type FormRules, formIssues, isFormFilled } from './validate-form.ts';

const rules: FormRules = {
  fields: [
    fromMethodField({ name: 'email', type: 'text', regex: '@', regex_error_key: 'field.error.email' }),
    fromMethodField({
      name: 'network',
      type: 'networks',
      values: [
        { value: 'TRC-20', label: 'TRC-20', min: 5 },
        { value: 'ERC-20', label: 'ERC-20', min: 10 },
      ],
    }),
    fromMethodField({ name: 'amount', type: 'amount', regex: '0$', regex_error_key: 'field.error.tens' }),
  ],
  limits: { min: 1, max: 100 },
  currency: 'USD',
  locale: 'en',
  checkLuhn: false,
  now: 0,
};
const issues = (amountText: string, values: Record<string, string>) =>
  [...formIssues(rules, { amountText, values })].map(([name, { key }]) => `${name}: ${key}`);

it('lists every issue, the amount’s first', () => {
  expect(issues('', { email: 'x' })).toEqual([
    'amount: amount.error.required',
    'email: field.error.email',
    'network: field.error.required',
  ]);
  expect(issues('15', { email: 'a@b', network: 'ERC-20' })).toEqual(['amount: field.error.tens']);
  expect(issues('50', { email: 'a@b', network: 'ERC-20' })).toEqual([]);
});

it('is filled only with a value in every field and the amount', () => {
  const filled = (amountText: string, values: Record<string, string>) =>
    isFormFilled(rules, { amountText, values });
  expect(filled('50', { email: 'x', network: 'ERC-20' })).toBe(true);
  expect(filled('', { email: 'x', network: 'ERC-20' })).toBe(false);
  expect(filled('50', { email: ' ', network: 'ERC-20' })).toBe(false);
  expect(filled('50', { email: 'x' })).toBe(false);
});
