import { bankGet } from '@opencashier/contract/calls/bank-get';
import { isCardNumber } from '@opencashier/contract/entities/card-number';
import type { FieldOption, FormField } from '@opencashier/contract/entities/form-field';
import type { StoreApi } from 'zustand/vanilla';
import type { Client } from '../../api/client.ts';
import type { DepositState } from './deposit-flow.ts';
import { bankField } from './send-create.ts';

/** So many of a card's first digits tell its bank; no more of them leave the browser. */
const bin = /^\d{8}/;

const isSame = (one: string, other: string) => one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

const withBank = (fields: readonly FormField[], { value }: FieldOption): readonly FormField[] =>
  fields.map((field) => (field.name === bankField ? { ...field, props: { ...field.props, value } } : field));

/**
 * Takes what is typed into a form, field by field: a card's number chooses its bank where banks are offered. What the
 * player chooses there stands over it.
 */
export function createBankOfCard({ client }: { readonly client: Client }, store: StoreApi<DepositState>) {
  let asked: string | undefined;
  return async (name: string, text: string): Promise<void> => {
    const { method, fields } = store.getState();
    const isOffered = fields.some((field) => field.name === bankField && field.type === 'dropdown');
    const digits = bin.exec(text.replace(/\s/g, ''))?.[0];
    if (!method || !isOffered || !isCardNumber(name) || digits === undefined) return;
    const question = `${method.name} ${digits}`;
    if (asked === question) return;
    asked = question;
    const result = await client.call(bankGet, { payment_method: method.name, bin: digits });
    const bank = result.ok ? result.data.bank : undefined;
    // Another card was typed since, or another method chosen.
    if (!bank || asked !== question || store.getState().method !== method) return;
    const options = store.getState().fields.find((field) => field.name === bankField)?.props.items ?? [];
    const option = options.find(({ value, label }) => value === bank.id || isSame(label, bank.name));
    if (option) store.setState((state) => ({ fields: withBank(state.fields, option) }));
  };
}
