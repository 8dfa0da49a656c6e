// @vitest-environment happy-dom
import { type FormField as Field, formFieldType } from '@opencashier/contract/entities/form-field';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldControl } from '../../forms/deposit-form.ts';
import { autoCompleteOf, inputModeOf } from '../../forms/field-hints.ts';
import { fromMethodField } from '../../forms/form-fields.ts';
import { englishTexts } from '../../i18n/testing/catalogues.ts';
import { createTexts } from '../../i18n/texts.ts';
import { TextsProvider } from '../../i18n/use-text.ts';
import { FormField } from './form-field.tsx';

const options = [
  { value: 'a', label: 'Bank A' },
  { value: 'b', label: 'Bank B' },
];
const mask = '+880 0000-000000';

/** A field as the form draws it; texts are their own keys. */
function draw(field: Field, extra: Partial<FieldControl> = {}, texts = createTexts()) {
  const onValue = vi.fn();
  const control: FieldControl = {
    field,
    input: {
      name: field.name,
      value: '',
      ref: () => {},
      onChange: vi.fn(),
      onBlur: vi.fn(),
      onFocus: vi.fn(),
    },
    onValue,
    inputMode: inputModeOf(field),
    autoComplete: autoCompleteOf(field),
    error: undefined,
    ...extra,
  };
  const element = document.body.appendChild(document.createElement('div'));
  act(() =>
    createRoot(element).render(
      <TextsProvider value={texts}>
        <FormField control={control} />
      </TextsProvider>,
    ),
  );
  const input = element.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
  if (!input) throw new Error('no input');
  return { element, input, onValue };
}

const fieldOf = (type: Field['type'], extra: Parameters<typeof fromMethodField>[0] | object = {}) =>
  fromMethodField({ name: 'one', type, placeholder_key: 'field.one', ...extra });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('a field of the type', () => {
  it.each(formFieldType.options)('%s has label, name and error, and closes', (type) => {
    const open = fieldOf(type, { values: options });
    const { element, input } = draw(open, { error: { key: 'field.error.one' } });
    expect(element.querySelector('label')?.textContent).toBe('field.one');
    expect([input.name, input.disabled]).toEqual(['one', false]);
    expect(element.querySelector('[data-testid=field-error]')?.textContent).toBe('field.error.one');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const closed = draw({ ...open, props: { ...open.props, isDisabled: true } });
    expect(closed.input.disabled).toBe(true);
  });

  it.each(['dropdown', 'networks'] as const)('%s offers its items, and tells which one is chosen', (type) => {
    const { input, onValue } = draw(fieldOf(type, { values: options }));
    expect(input.tagName).toBe('SELECT');
    expect([...input.querySelectorAll('option')].map(({ value, text }) => [value, text])).toEqual([
      ['', 'field.choose'],
      ['a', 'Bank A'],
      ['b', 'Bank B'],
    ]);
    act(() => {
      input.value = 'b';
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(onValue).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('calls a choice by its words where there are some', () => {
    const values = [{ value: 'email', label: 'E-mail' }, ...options];
    const field = fieldOf('dropdown', { values, name: 'pix_key_type' });
    const { input } = draw(field, {}, englishTexts());
    expect([...input.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      'Choose',
      'Email',
      'Bank A',
      'Bank B',
    ]);
  });

  it.each([
    ['text', {}, 'text', null],
    ['text_uppercase', {}, 'text', 'characters'],
    ['phone_with_prefix', { mask }, 'tel', null],
  ] as const)('%s is typed', (type, extra, kind, capitals) => {
    const { input } = draw(fieldOf(type, extra));
    expect([input.tagName, input.getAttribute('type')]).toEqual(['INPUT', kind]);
    expect(input.getAttribute('autocapitalize')).toBe(capitals);
  });
});
