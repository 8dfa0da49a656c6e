import { limitsOf } from '@opencashier/contract/entities/amount-limits';
import { isValidCardNumber } from '@opencashier/contract/entities/card-number';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { describe, expect, it } from 'vitest';
import { limitsOfCreate } from './amount-limits.ts';
import { checkDigits, checkFields } from './field-rules.ts';
import { nextAttemptAt } from './webhook-schedule.ts';

const method = (change: Partial<PaymentMethod>): PaymentMethod => ({
  name: 'm',
  category: 'c',
  currency: ['USD'],
  text: {},
  amount_rules: { USD: { min: 5, max: 100, minNonRus: 10 } },
  fields: [],
  position: 1,
  iconIds: [],
  ...change,
});

describe('limits', () => {
  it('start elsewhere outside Russia', () => {
    const rule = { min: 5, max: 100, minNonRus: 10 };
    expect(limitsOf(rule, 'RU')).toEqual({ min: 5, max: 100 });
    expect(limitsOf(rule, 'US')).toEqual({ min: 10, max: 100 });
    expect(limitsOf({ min: 5, max: 100 }, 'US')).toEqual({ min: 5, max: 100 });
  });

  it('are the network’s where one is chosen', () => {
    const values = [
      { value: 'a', label: 'A', min: 15, max: 50 },
      { value: 'b', label: 'B' },
    ];
    const coin = method({ fields: [{ name: 'network', type: 'networks', values }] });
    expect(limitsOfCreate(coin, 'USD', 'US', { network: 'a' })).toEqual({ min: 15, max: 50 });
    expect(limitsOfCreate(coin, 'USD', 'US', { network: 'b' })).toEqual({ min: 1, max: 100 });
    expect(limitsOfCreate(coin, 'USD', 'US', {})).toEqual({ min: 10, max: 100 });
    expect(limitsOfCreate(coin, 'EUR', 'US', {})).toBeUndefined();
  });
});

describe('fields', () => {
  const card = method({
    checkLuhn: true,
    fields: [
      { name: 'card_number', type: 'text', regex: '^\\d{12,19}$', regex_error_key: 'errors.card' },
      { name: 'amount', type: 'amount' },
      { name: 'bank', type: 'dropdown', values: [{ value: 'x', label: 'X' }] },
    ],
  });

  it('are checked by expression, choice and check digit', () => {
    expect(checkFields(card, { card_number: '4111111111111111', bank: 'x' })).toEqual([]);
    const message = 'does not have the form that the method’s field asks for';
    expect(checkFields(card, { card_number: '4111111111111112', bank: 'y' })).toEqual([
      { path: 'fields.card_number', message, key: 'errors.card' },
      { path: 'fields.bank', message, key: 'common.errors.fieldInvalid' },
    ]);
    const absent = { message: 'is required', key: 'common.errors.fieldRequired' };
    expect(checkFields(card, {})).toEqual([
      { path: 'fields.card_number', ...absent },
      { path: 'fields.bank', ...absent },
    ]);
  });

  it('ask of the Pix keys that of the chosen type alone', () => {
    const pix = method({
      fields: [
        {
          name: 'pix_key_type',
          type: 'dropdown',
          values: [
            { value: 'cpf', label: 'CPF' },
            { value: 'email', label: 'E-mail' },
          ],
        },
        { name: 'pix_key_cpf', type: 'text', regex: '^[0-9]{11}$', regex_error_key: 'errors.cpf' },
        { name: 'pix_key_email', type: 'text', regex: '@', regex_error_key: 'errors.email' },
      ],
    });
    const paths = (values: Record<string, string>) => checkFields(pix, values).map(({ path }) => path);
    expect(paths({ pix_key_type: 'cpf', pix_key_cpf: '12345678901', pix_key_email: 'none' })).toEqual([]);
    expect(paths({ pix_key_type: 'email', pix_key_cpf: '12345678901' })).toEqual(['fields.pix_key_email']);
    expect(paths({ pix_key_type: 'evp' })).toEqual(['fields.pix_key_type']);
    expect(paths({})).toEqual(['fields.pix_key_type']);
  });

  it('know the check digits of a CPF and a CNPJ, once the rest is right', () => {
    const regex = '^[0-9]+$';
    const types = ['cpf', 'cnpj'].map((value) => ({ value, label: value }));
    const brazil = method({
      fields: [
        { name: 'pix_key_type', type: 'dropdown', values: types },
        { name: 'pix_key_cpf', type: 'text', regex, regex_error_key: 'errors.cpf' },
        { name: 'pix_key_cnpj', type: 'text', regex, regex_error_key: 'errors.cnpj' },
        { name: 'cpf', type: 'text', regex, regex_error_key: 'errors.cpf' },
      ],
    });
    const right = { pix_key_type: 'cnpj', pix_key_cnpj: '11222333000181', cpf: '52998224725' };
    expect(checkDigits(brazil, right)).toEqual([]);
    expect(checkDigits(brazil, { ...right, pix_key_cpf: '12345678901' })).toEqual([]);
    expect(
      checkDigits(brazil, { ...right, cpf: '52998224724', pix_key_cnpj: '11222333000182' }),
    ).toMatchObject([
      { path: 'fields.pix_key_cnpj', key: 'errors.cnpj' },
      { path: 'fields.cpf', key: 'errors.cpf' },
    ]);
    // Told by the rule of its form already.
    expect(checkDigits(brazil, { ...right, cpf: 'x' })).toEqual([]);
    expect(checkDigits(brazil, { pix_key_type: 'cnpj' })).toEqual([]);
  });

  it('know Luhn’s check digit', () => {
    expect(['4111 1111 1111 1111', '4111111111111112'].map(isValidCardNumber)).toEqual([true, false]);
    expect(['', '0', 'abcd', '0000 0000 0000 0001'].map(isValidCardNumber)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('attempts of a webhook', () => {
  it('go on for a day and end', () => {
    let at = new Date(0);
    let attempts = 0;
    for (;;) {
      attempts += 1;
      const next = nextAttemptAt(attempts, at);
      if (next === undefined) break;
      expect(next.getTime()).toBeGreaterThan(at.getTime());
      at = next;
    }
    expect(attempts).toBe(11);
    expect(at.getTime() / 3_600_000).toBeGreaterThan(23);
    expect(at.getTime() / 3_600_000).toBeLessThanOrEqual(24);
  });
});
