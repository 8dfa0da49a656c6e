import { withLuhn } from '../checks/luhn.ts';
import { deriveDigits } from '../derive.ts';
import type { PaymentKindDefinition } from '../payment-kind.ts';
import { requisite } from '../requisite.ts';

/** An invoice that is paid later at a bank or shop by its code, or by its link. */
export const invoiceKind: PaymentKindDefinition = {
  title: 'Invoice',
  sees: 'An invoice’s code to copy and the link to its page, payable for three days.',
  lifeMinutes: 3 * 24 * 60,
  instruction: ({ id }, { publicUrl }) => ({
    kind: 'requisites',
    lines: [
      requisite('invoiceCode', withLuhn(`9${deriveDigits(id, 'invoice', 12)}`)),
      requisite('invoiceLink', `${publicUrl}/pay/${id}`),
    ],
  }),
};
