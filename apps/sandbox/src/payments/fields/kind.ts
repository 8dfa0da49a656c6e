import type { AdditionalField } from '@opencashier/contract/entities/form-field';
import { areAnswered } from '../form-answers.ts';
import { asksTrait, isQuestion } from '../payment.ts';
import { type PaymentKindDefinition, plainOpening } from '../payment-kind.ts';

const asked: readonly AdditionalField[] = [
  {
    name: 'document',
    type: 'text',
    placeholderKey: 'field.document',
    regexList: [{ regex: '^[0-9]{6,12}$', regex_error_key: 'field.error.document' }],
  },
  {
    name: 'email',
    type: 'text',
    placeholderKey: 'field.email',
    regexList: [
      { regex: '^[^@\\s]{1,64}@[^@\\s]{1,190}\\.[^@\\s.]{2,63}$', regex_error_key: 'field.error.email' },
    ],
  },
];

/** A provider that wants more fields than the method's form has, and then shows its hosted page. */
export const fieldsKind: PaymentKindDefinition = {
  title: 'More fields',
  sees: 'The form grows by a document number and an email; with them the sandbox bank’s page opens.',
  lifeMinutes: 30,
  open: ({ fields }) =>
    areAnswered(asked, fields) ? plainOpening : { kind: 'opened', traits: { [asksTrait]: 'fields' } },
  instruction: (payment, { publicUrl }) =>
    isQuestion(payment)
      ? { kind: 'fields_required', fields: asked }
      : { kind: 'redirect', url: `${publicUrl}/pay/${payment.id}`, httpMethod: 'GET' },
};
