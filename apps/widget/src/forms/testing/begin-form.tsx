import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createTexts } from '../../i18n/texts.ts';
import { TextsProvider } from '../../i18n/use-text.ts';
import type { DepositForm } from '../deposit-form.ts';
import { fromMethodField } from '../form-fields.ts';
import type { FormSourceState } from '../form-source.ts';
import { useDepositForm } from '../use-deposit-form.ts';

export const email = fromMethodField({
  name: 'email',
  type: 'text',
  regex: '@',
  regex_error_key: 'field.error.email',
});
export const phone = fromMethodField({ name: 'phone', type: 'phone_with_prefix', mask: '+880 0000-000000' });

/** A form over a source of the test's own, drawn as plain inputs in a page. */
export async function beginForm(fields = [email, phone]) {
  const store = createStore<FormSourceState>(() => ({
    method: { name: 'visa' },
    phase: { kind: 'editing' },
    amountText: '',
    amount: 0,
    isFromChip: false,
    chips: [10, 25, 50],
    currency: 'USD',
    limits: { min: 10, max: 50 },
    fields,
  }));
  const source = {
    store,
    setAmount: vi.fn((text: string, isFromChip: boolean) =>
      store.setState({ amountText: text, amount: Number(text) || 0, isFromChip }),
    ),
    submit: vi.fn(async () => {}),
    reportInvalid: vi.fn(),
  };
  let form: DepositForm | undefined;
  function Form() {
    form = useDepositForm(source);
    return (
      <form onSubmit={form.submit}>
        <input {...form.amount.input} />
        {form.fields.map(({ field, input }) => (
          <input key={field.alias} {...input} />
        ))}
      </form>
    );
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const texts = createTexts();
  texts.show('en', {}, false);
  const show = (isShown = true) =>
    act(() => root.render(<TextsProvider value={texts}>{isShown ? <Form /> : null}</TextsProvider>));
  show();
  // The masks' code arrives after the form.
  await act(async () => void (await import('../masks.ts')));
  const leaveAndReturn = () => {
    show(false);
    show();
  };
  const current = (): DepositForm => {
    if (!form) throw new Error('not drawn');
    return form;
  };
  const element = (name: string) => {
    const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!found) throw new Error(`no input ${name}`);
    return found;
  };
  return {
    store,
    source,
    leaveAndReturn,
    current,
    element,
    errorOf: (name: string) => current().fields.find(({ field }) => field.name === name)?.error?.key,
    type(name: string, text: string) {
      act(() => {
        const input = element(name);
        if (document.activeElement !== input) input.focus();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input.setSelectionRange(text.length, text.length);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    focus: (name: string) => act(() => element(name).focus()),
    blur: (name: string) => act(() => element(name).blur()),
    submit: () => act(() => current().submit({ preventDefault() {} })),
  };
}
