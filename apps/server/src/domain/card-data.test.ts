import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { describe, expect, it } from 'vitest';
import { clearCardFields, isCompactJwe } from './card-data.ts';
import { checkFields } from './field-rules.ts';

const method: PaymentMethod = {
  name: 'm',
  category: 'c',
  currency: ['USD'],
  text: {},
  amount_rules: {},
  fields: [
    { name: 'card_number', type: 'text', category: 'card' },
    { name: 'pin_code', type: 'text', category: 'card' },
    { name: 'account_number', type: 'text' },
  ],
  position: 1,
  iconIds: [],
};

const header = Buffer.from('{"alg":"RSA-OAEP-256","enc":"A256GCM"}').toString('base64url');
const jwe = `${header}.a2V5.aXY.dGV4dA.dGFn`;

describe('card data', () => {
  it.each([
    ['a field that the method wants encrypted', { pin_code: '1' }],
    ['a number under its own name', { cardNumber: '4111111111111111' }],
    ['a number in groups under any name', { note: '4111 1111 1111 1111' }],
    ['a number of a national scheme', { note: '8600490412345678' }],
    ['a code', { cvc: '123' }],
    ['a code as a number', { cvv2: 123 }],
  ])('is found in %s', (_name, values) => {
    expect(clearCardFields(method, values)).toEqual(Object.keys(values));
  });

  it.each([
    ['nothing', {}],
    ['an empty field', { card_number: '' }],
    ['the bundle', { encrypted_card: jwe }],
    ['an account of the method’s own', { account_number: '4111111111111111' }],
    ['a number without the check digit', { note: '4111111111111112' }],
    ['a transaction id', { transaction_id: 'BFD90JRLST' }],
    ['a phone', { phone: '8801712345678' }],
  ])('is not seen in %s', (_name, values) => {
    expect(clearCardFields(method, values)).toEqual([]);
  });

  it('counts as there when it comes as a compact JWE, or a wallet stands for it', () => {
    const account_number = '1';
    expect(checkFields(method, { account_number, encrypted_card: jwe })).toEqual([]);
    expect(checkFields(method, { account_number }, true)).toEqual([]);
    expect(checkFields(method, { account_number }).map(({ path }) => path)).toEqual([
      'fields.encrypted_card',
    ]);
    expect(checkFields(method, { account_number, encrypted_card: 'x' }, true)).toHaveLength(1);
  });

  it.each([
    ['four parts', jwe.slice(0, jwe.lastIndexOf('.'))],
    ['an empty part', jwe.replace('a2V5', '')],
    ['a number for a header', '4111111111111111.a.b.c.d'],
    ['a header that says nothing', `${Buffer.from('{}').toString('base64url')}.a.b.c.d`],
    ['other characters', jwe.replace('aXY', 'a Y')],
  ])('is no JWE with %s', (_name, text) => {
    expect(isCompactJwe(text)).toBe(false);
  });

  it('is a JWE in five parts', () => expect(isCompactJwe(jwe)).toBe(true));
});
