import { describe, expect, it } from 'vitest';
import { aliasOf } from './field-alias.ts';
import {
  fromAdditionalField,
  fromMethodField,
  fromPreparationField,
  mergeFields,
  visibleFields,
} from './form-fields.ts';

describe('fields of the form', () => {
  it('come from the catalogue', () => {
    const field = fromMethodField({
      name: 'cpf',
      type: 'text',
      mask: '000',
      regex: '^\\d{3}$',
      regex_error_key: 'field.error.cpf',
      placeholder_key: 'field.cpf',
    });
    expect(field).toEqual({
      name: 'cpf',
      alias: 'cpf',
      type: 'text',
      props: {
        isAdvanced: false,
        isHidden: false,
        isTriggered: false,
        isDisabled: false,
        label: 'field.cpf',
        mask: '000',
        value: '',
        items: [],
        validations: [{ regex: '^\\d{3}$', message: 'field.error.cpf', isExists: true }],
      },
    });
    expect(fromMethodField({ name: 'x', type: 'text' }).props).toMatchObject({
      label: 'field.x',
      validations: [],
    });
  });

  it('come from the server, with several rules and a value', () => {
    const { props } = fromAdditionalField({
      name: 'otp',
      type: 'text',
      isAdvanced: true,
      value: '12',
      regexList: [{ regex: 'a', regex_error_key: 'k' }, { regex: 'b' }, { regex: '' }],
    });
    expect(props).toMatchObject({ isAdvanced: true, value: '12' });
    expect(props.validations.map((rule) => rule.message)).toEqual(['k', 'field.error.invalid']);
  });

  it('come from the preparation step', () => {
    const field = fromPreparationField({ name: 'phone', placeholder: 'p', regex: 'r', regexError: 'e' });
    expect(field).toMatchObject({ type: 'text', props: { label: 'p', validations: [{ message: 'e' }] } });
  });

  it('choose the one choice there is', () => {
    const values = [{ value: 'a', label: 'A' }];
    expect(fromMethodField({ name: 'bank', type: 'dropdown', values }).props.value).toBe('a');
    const two = [...values, { value: 'b', label: 'B' }];
    expect(fromMethodField({ name: 'bank', type: 'dropdown', values: two }).props.value).toBe('');
  });

  it('keep names out of nested values', () => {
    expect(aliasOf('card.number[0]')).toBe('card_number_0_');
  });
});

describe('fields together', () => {
  const plain = (name: string, extra = {}) => fromAdditionalField({ name, type: 'text', ...extra });

  it('take the later one of a name, in its old place', () => {
    const merged = mergeFields([plain('a'), plain('b')], [plain('c'), plain('a', { value: '1' })]);
    expect(merged.map((field) => [field.name, field.props.value])).toEqual([
      ['a', '1'],
      ['b', ''],
      ['c', ''],
    ]);
  });

  it('are shown without hidden ones and the amount, advanced ones last', () => {
    const hidden = { ...plain('h'), props: { ...plain('h').props, isHidden: true } };
    const amount = fromMethodField({ name: 'amount', type: 'amount' });
    const fields = [plain('adv', { isAdvanced: true }), hidden, amount, plain('a')];
    expect(visibleFields(fields, {}).map((field) => field.name)).toEqual(['a', 'adv']);
  });
});
