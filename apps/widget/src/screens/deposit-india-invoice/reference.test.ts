import { expect, it } from 'vitest';
import { referenceFields } from './reference.ts';

it.each([
  ['312345678901', '312345678901'],
  [' 3123 4567 8901 ', '312345678901'],
  ['UTR: 312345678901', '312345678901'],
  ['३१२३४५६७८९०१', '312345678901'],
])('takes %j as a reference number', (text, sent) => {
  expect(referenceFields(text)).toEqual({ transaction_id: sent });
});

it.each(['31234567890', '3123456789012', 'none'])('takes %j as none', (text) => {
  expect(referenceFields(text)).toBeUndefined();
});

it('goes on without one', () => {
  expect(referenceFields('  ')).toEqual({});
});
