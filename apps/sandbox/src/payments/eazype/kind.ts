import { toDecimalString } from '@opencashier/money/minor';
import { deriveDigits } from '../derive.ts';
import type { PaymentKindDefinition } from '../payment-kind.ts';
import { textIn } from '../texts.ts';

const advice = {
  en: 'Keep the app of your wallet at hand: the payment is sent from there.',
  ar: 'أبقِ تطبيق محفظتك في متناول يدك: تُرسل الدفعة منه.',
};

/** A transfer from a wallet's app to an account. */
export const eazypeKind: PaymentKindDefinition = {
  title: 'Eazype',
  sees: 'An account and receiver to copy, and a button that opens the wallet’s app.',
  lifeMinutes: 15,
  instruction: (payment, { merchant }) => {
    const account = `77${deriveDigits(payment.id, 'eazype', 10)}`;
    const amount = toDecimalString(payment.minor, payment.currency);
    const deepLink = `eazype://pay?account=${account}&amount=${amount}&currency=${payment.currency}`;
    return { kind: 'eazype', page: { account, receiver: merchant, deepLink } };
  },
  prepare: ({ language }) => ({ fields: [], text: textIn(language, advice) }),
};
