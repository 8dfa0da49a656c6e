import { deriveDigits } from '../derive.ts';
import type { PaymentKindDefinition } from '../payment-kind.ts';
import { requisite } from '../requisite.ts';

interface AccountForm {
  readonly bank: string;
  readonly prefix: string;
  readonly digits: number;
}

/** How virtual accounts look, by country. */
const forms: Readonly<Record<string, AccountForm>> = {
  ID: { bank: 'BCA', prefix: '39358', digits: 11 },
  KR: { bank: 'Shinhan Bank', prefix: '562', digits: 11 },
};
const elsewhere: AccountForm = { bank: 'Sandbox Bank', prefix: '9900', digits: 8 };

/** An account number that belongs to this payment alone. */
export const virtualAccountKind: PaymentKindDefinition = {
  title: 'Virtual account',
  sees: 'An account number for this payment alone, with bank and receiver, to copy.',
  lifeMinutes: 24 * 60,
  instruction: (payment, { merchant }) => {
    const { bank, prefix, digits } = forms[payment.details.country ?? ''] ?? elsewhere;
    const number = `${prefix}${deriveDigits(payment.id, 'virtual-account', digits)}`;
    return {
      kind: 'requisites',
      lines: [
        requisite('virtualAccount', number),
        requisite('bank', bank, false),
        requisite('beneficiary', merchant),
      ],
    };
  },
};
