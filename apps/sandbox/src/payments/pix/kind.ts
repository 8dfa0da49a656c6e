import { toDecimalString } from '@opencashier/money/minor';
import { hex } from '@scure/base';
import { deriveBytes } from '../derive.ts';
import { type PaymentKindDefinition, plainOpening, refuseOpening } from '../payment-kind.ts';
import { textIn } from '../texts.ts';
import { brCode } from './br-code.ts';

const advice = {
  en: 'Pay from an account in your own name: Pix of others is sent back.',
  ar: 'ادفع من حساب باسمك: تُعاد مدفوعات Pix من حسابات الآخرين.',
};

/** Pix: a code to scan or to copy into the bank's app. */
export const pixKind: PaymentKindDefinition = {
  title: 'Pix',
  sees: 'A QR code and its text to copy, with the receiver and a countdown.',
  lifeMinutes: 30,
  open: ({ currency }) =>
    currency === 'BRL' ? plainOpening : refuseOpening('unsupported_currency', 'Pix takes reais alone.'),
  instruction: (payment, { merchant }) => {
    // A charge's txid has 26 to 35 letters and digits.
    const txid = hex.encode(deriveBytes(payment.id, 'pix', 16));
    const code = brCode({
      location: `pix.sandbox.example/qr/v2/${txid}`,
      amount: toDecimalString(payment.minor, payment.currency),
      receiver: merchant,
      city: 'SAO PAULO',
    });
    return { kind: 'pix', page: { brCode: code, receiver: merchant } };
  },
  prepare: ({ language }) => ({ fields: [], text: textIn(language, advice) }),
};
