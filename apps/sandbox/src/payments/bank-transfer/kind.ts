import { bankOf, bankOptions, payee } from '../banks.ts';
import { deriveCode } from '../derive.ts';
import { traitOf } from '../payment.ts';
import { fieldText, type PaymentKindDefinition } from '../payment-kind.ts';
import { requisite } from '../requisite.ts';
import { textIn } from '../texts.ts';
import { accountLines } from './accounts.ts';

const advice = {
  en: 'Write the reference into the transfer, or it can’t be matched to you.',
  ar: 'اكتب المرجع في التحويل، وإلا فلن يمكن ربطه بك.',
};

/** A bank transfer that the payer makes from the bank's own app. */
export const bankTransferKind: PaymentKindDefinition = {
  title: 'Bank transfer',
  sees: 'Account (IBAN, NUBAN or account and IFSC), beneficiary and reference, each to copy.',
  lifeMinutes: 24 * 60,
  open: ({ country, fields }) => ({
    kind: 'opened',
    traits: { bank: bankOf(country, fieldText(fields, 'bank')).value },
  }),
  instruction: (payment) => {
    const country = payment.details.country ?? '';
    return {
      kind: 'requisites',
      lines: [
        ...accountLines(payment.id, country, bankOf(country, traitOf(payment, 'bank'))),
        requisite('beneficiary', payee),
        requisite('reference', `SBX-${deriveCode(payment.id, 'reference', 8)}`),
      ],
    };
  },
  prepare: ({ country, language }) => ({
    fields: [],
    banks: bankOptions(country),
    text: textIn(language, advice),
  }),
};
