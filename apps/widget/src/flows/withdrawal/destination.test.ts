import { expect, it } from 'vitest';
import { fromMethodField } from '../../forms/form-fields.ts';
import { destinationOf } from './destination.ts';

const text = (name: string) => fromMethodField({ name, type: 'text' });

it.each([
  ['card_number', '4111 1111 1111 1234', '•••• 1234'],
  ['iban', 'DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
  ['crypto_address', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'],
  ['holder_name', 'Ada Lovelace', 'Ada Lovelace'],
])('shows of %s what has to be checked, and of a card its end alone', (name, value, shown) => {
  expect(destinationOf([text(name)], { [name]: value })[0]?.value).toBe(shown);
});

it('names what was chosen, and leaves out what was not filled in', () => {
  const bank = fromMethodField({
    name: 'bank',
    type: 'dropdown',
    placeholder_key: 'field.bank',
    values: [{ value: 'gtbank', label: 'GTBank' }],
  });
  expect(destinationOf([bank, text('memo')], { bank: 'gtbank', memo: ' ' })).toEqual([
    { name: 'bank', label: 'field.bank', value: 'GTBank' },
  ]);
});
