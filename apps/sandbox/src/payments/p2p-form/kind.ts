import type { AdditionalField } from '@opencashier/contract/entities/form-field';
import { payableOf } from '../adjust.ts';
import { bankOf, bankOptions, transferVariant, unknownVariant } from '../banks.ts';
import { areAnswered } from '../form-answers.ts';
import { cardRequisites } from '../p2p-card/kind.ts';
import { asksTrait, isQuestion, traitOf } from '../payment.ts';
import { fieldText, type PaymentKindDefinition, refuseOpening } from '../payment-kind.ts';

/** What the payee wants to know of the payer first; the bank only where the method has not chosen it. */
function formOf(country: string, fixedBank: string): readonly AdditionalField[] {
  const bank: AdditionalField = {
    name: 'bank',
    type: 'dropdown',
    placeholderKey: 'field.bank',
    values: bankOptions(country),
    regexList: [{ regex: '^.+$', regex_error_key: 'field.error.choice' }],
  };
  return [
    ...(fixedBank === '' ? [bank] : []),
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
  open: ({ country, fields, amount, currency, variant }, tools) => {
    const asked = transferVariant(variant);
    if (asked === undefined || asked.isEncrypted) return refuseOpening('unknown_method', unknownVariant);
    const fixed = asked.fixed?.value ?? '';
    if (!areAnswered(formOf(country, fixed), fields)) {
      return { kind: 'opened', traits: { [asksTrait]: 'form', ...(fixed === '' ? {} : { bank: fixed }) } };
    }
    return {
      kind: 'opened',
      ...payableOf(BigInt(amount), currency, tools),
      traits: {
        bank: (asked.fixed ?? bankOf(country, fieldText(fields, 'bank'))).value,
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
          fields: formOf(payment.details.country ?? '', traitOf(payment, 'bank')),
        }
      : cardRequisites(payment),
  // The form asks for the bank: who chose it before would choose it twice.
  prepare: () => ({ fields: [] }),
};
