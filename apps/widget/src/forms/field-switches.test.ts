import { pixKeyType } from '@opencashier/contract/entities/form-field';
import { describe, expect, it } from 'vitest';
import { wireValues } from './field-values.ts';
import { fromMethodField, visibleFields } from './form-fields.ts';
import { formIssues, isFormFilled } from './validate-form.ts';

const options = pixKeyType.options.map((value) => ({ value, label: value }));
const cpfRule = { mask: '000.000.000-00', regex: '^[0-9]{11}$', regex_error_key: 'field.error.cpf' };
const pix = [
  fromMethodField({ name: 'pix_key_type', type: 'dropdown', values: options }),
  fromMethodField({ name: 'cpf', type: 'text', ...cpfRule }),
  fromMethodField({ name: 'pix_key_cpf', type: 'text', ...cpfRule }),
  fromMethodField({ name: 'pix_key_cnpj', type: 'text', mask: '00.000.000/0000-00', regex: '^[0-9]{14}$' }),
  fromMethodField({
    name: 'pix_key_email',
    type: 'text',
    regex: '^[^@ ]+@[^@ ]+$',
    regex_error_key: 'field.error.email',
  }),
  fromMethodField({
    name: 'pix_key_phone',
    type: 'phone_with_prefix',
    mask: '+55 00 00000-0000',
    regex: '^[1-9][0-9]9[0-9]{8}$',
  }),
  fromMethodField({
    name: 'pix_key_evp',
    type: 'text',
    mask: '********-****-****-****-************',
    regex: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  }),
];
const rules = {
  fields: pix,
  limits: { min: 20, max: 10_000 },
  currency: 'BRL',
  locale: 'en',
  checkLuhn: false,
  now: 0,
};
const shownWith = (values: Record<string, string>) => visibleFields(pix, values).map(({ name }) => name);

describe('the kind of a Pix key', () => {
  it('is asked for alone at first', () => {
    expect(shownWith({})).toEqual(['pix_key_type']);
    expect(shownWith({ pix_key_type: 'toString' })).toEqual(['pix_key_type']);
  });

  const others = pixKeyType.options.filter((type) => type !== 'cpf');

  it.each(others)('%s shows the CPF and its own field, and hides the others', (type) => {
    expect(shownWith({ pix_key_type: type })).toEqual(['pix_key_type', 'cpf', `pix_key_${type}`]);
  });

  it('cpf asks the CPF once, and sends it as both', () => {
    const values = { pix_key_type: 'cpf', cpf: '529.982.247-25', pix_key_cpf: '123' };
    expect(shownWith(values)).toEqual(['pix_key_type', 'cpf']);
    expect([...formIssues(rules, { amountText: '50', values }).keys()]).toEqual([]);
    expect(wireValues(pix, values)).toEqual({
      pix_key_type: 'cpf',
      cpf: '52998224725',
      pix_key_cpf: '52998224725',
    });
    const wrong = { ...values, cpf: '529.982.247-24' };
    expect([...formIssues(rules, { amountText: '50', values: wrong }).keys()]).toEqual(['cpf']);
  });

  it('cpf is asked by its own field where the form has no other', () => {
    const fields = pix.filter(({ name }) => name !== 'cpf');
    const values = { pix_key_type: 'cpf', pix_key_cpf: '529.982.247-25' };
    expect(visibleFields(fields, values).map(({ name }) => name)).toEqual(['pix_key_type', 'pix_key_cpf']);
    expect(wireValues(fields, values).pix_key_cpf).toBe('52998224725');
  });

  it('takes what is hidden out of rules and request', () => {
    const values = {
      pix_key_type: 'email',
      cpf: '123.456.789-09',
      pix_key_email: 'a@b.co',
      // Typed before another kind was chosen.
      pix_key_cpf: '12',
      pix_key_phone: '+55 11 9',
    };
    const input = { amountText: '50', values };
    expect([...formIssues(rules, input)]).toEqual([]);
    expect(isFormFilled(rules, input)).toBe(true);
    expect(wireValues(pix, values)).toEqual({
      pix_key_type: 'email',
      cpf: '12345678909',
      pix_key_email: 'a@b.co',
    });
  });

  it.each([
    ['cnpj', '11.222.333/0001-8', '11.222.333/0001-81', '11222333000181'],
    ['email', 'a.b.co', 'a@b.co', 'a@b.co'],
    ['phone', '+55 11 81234-5678', '+55 11 91234-5678', '11912345678'],
    [
      'evp',
      '123e4567-e89b-12d3-a456-42665544000',
      '123e4567-e89b-12d3-a456-426655440000',
      '123e4567-e89b-12d3-a456-426655440000',
    ],
  ])('%s has its own rule', (type, wrong, right, sent) => {
    const name = `pix_key_${type}`;
    const base = { pix_key_type: type, cpf: '123.456.789-09' };
    const issuesOf = (key: string) => [
      ...formIssues(rules, { amountText: '50', values: { ...base, [name]: key } }).keys(),
    ];
    expect(issuesOf('')).toEqual([name]);
    expect(issuesOf(wrong)).toEqual([name]);
    expect(issuesOf(right)).toEqual([]);
    expect(wireValues(pix, { ...base, [name]: right })[name]).toBe(sent);
  });

  it('leaves forms without it as they are', () => {
    const cpf = pix.slice(1, 2);
    expect(visibleFields(cpf, {})).toEqual(cpf);
    expect(wireValues(cpf, { cpf: '123.456.789-09' })).toEqual({ cpf: '12345678909' });
  });
});
