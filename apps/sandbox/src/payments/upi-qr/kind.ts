import { type PaymentKindDefinition, plainOpening, refuseOpening } from '../payment-kind.ts';
import { textIn } from '../texts.ts';
import { upiPage } from '../upi/upi-page.ts';

const advice = {
  en: 'Scan the code with any UPI app, or open your app from here.',
  ar: 'امسح الرمز بأي تطبيق UPI، أو افتح تطبيقك من هنا.',
};

/** A UPI code that any app scans, and the link that opens an app. */
export const upiQrKind: PaymentKindDefinition = {
  title: 'UPI QR',
  sees: 'A QR code, links into the UPI apps, the receiver’s UPI id, a reference and the time left.',
  lifeMinutes: 10,
  open: ({ currency }) =>
    currency === 'INR' ? plainOpening : refuseOpening('unsupported_currency', 'UPI takes rupees alone.'),
  instruction: (payment, { merchant }) => ({ kind: 'upi', page: upiPage(payment, merchant) }),
  prepare: ({ language }) => ({ fields: [], text: textIn(language, advice) }),
};
