import type { AdditionalField } from '@opencashier/contract/entities/form-field';
import { payableOf } from '../adjust.ts';
import { bankOf, bankOptions } from '../banks.ts';
import { areAnswered } from '../form-answers.ts';
import { cardRequisites } from '../p2p-card/kind.ts';
import { asksTrait, isQuestion } from '../payment.ts';
import { fieldText, type PaymentKindDefinition } from '../payment-kind.ts';

/** What the payee wants to know of the payer first. */
function formOf(country: string): readonly AdditionalField[] {
  return [
    {
      name: 'bank',
      type: 'dropdown',
      placeholderKey: 'field.bank',
      values: bankOptions(country),
      regexList: [{ regex: '^.+$', regex_error_key: 'field.error.choice' }],
    },
    {
      name: 'sender_name',
      type: 'text_uppercase',
      placeholderKey: 'field.holderName',
      regexList: [
        { regex: '^.{5,60}$', regex_error_key: 'field.error.name' },
        { regex: "^\\p{L}+(?:[ .'’-]+\\p{L}+)+\\.?$", regex_error_key: 'field.error.name' },
      ],
    },
    {
      name: 'sender_digits',
      type: 'text',
      placeholderKey: 'field.cardLastDigits',
      mask: '0000',
      regexList: [{ regex: '^[0-9]{4}$', regex_error_key: 'field.error.cardLastDigits' }],
    },
  ];
}

/** A transfer to a person's card after a form: the first create asks, a second one with the fields gets the card. */
export const p2pFormKind: PaymentKindDefinition = {
  title: 'Transfer after a form',
  sees: 'A form of the provider’s (bank, sender’s name, last digits of the card), then a person’s card as in p2p-card.',
  lifeMinutes: 20,
  open: ({ country, fields, amount, currency }, tools) => {
    if (!areAnswered(formOf(country), fields)) return { kind: 'opened', traits: { [asksTrait]: 'form' } };
    return {
      kind: 'opened',
      ...payableOf(BigInt(amount), currency, tools),
      traits: {
        bank: bankOf(country, fieldText(fields, 'bank')).value,
        encrypted: tools.scenario?.encryptsCard === true ? 'yes' : 'no',
      },
    };
  },
  instruction: (payment) =>
    isQuestion(payment)
      ? {
          kind: 'form',
          titleKey: 'deposit.fieldsRequired',
          textKey: 'deposit.fieldsRequiredText',
          fields: formOf(payment.details.country ?? ''),
        }
      : cardRequisites(payment),
  prepare: ({ country }) => ({ fields: [], banks: bankOptions(country) }),
};
