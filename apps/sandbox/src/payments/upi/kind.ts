import { traitOf } from '../payment.ts';
import { fieldText, type PaymentKindDefinition, refuseOpening } from '../payment-kind.ts';
import { textIn } from '../texts.ts';
import { upiPage } from './upi-page.ts';

const advice = {
  en: 'Approve the request in your UPI app within ten minutes.',
  ar: 'وافق على الطلب في تطبيق UPI خلال عشر دقائق.',
};

/** A collect request to the payer's own UPI id; without one, the code to scan. */
export const upiKind: PaymentKindDefinition = {
  title: 'UPI collect request',
  sees: 'A request in the UPI app of the id that the player gave, the deep links, a QR code and the time left.',
  lifeMinutes: 10,
  open: ({ currency, fields }) => {
    if (currency !== 'INR') return refuseOpening('unsupported_currency', 'UPI takes rupees alone.');
    const upiId = fieldText(fields, 'upi_id');
    const isRight = upiId === '' || /^[A-Za-z0-9._-]{2,64}@[A-Za-z]{2,32}$/.test(upiId);
    if (!isRight) return refuseOpening('invalid_upi_id', 'The UPI id is not right.');
    return { kind: 'opened', traits: { collectFrom: upiId } };
  },
  instruction: (payment, { merchant }) => ({
    kind: 'upi',
    page: upiPage(payment, merchant, traitOf(payment, 'collectFrom')),
  }),
  prepare: ({ language }) => ({ fields: [], text: textIn(language, advice) }),
};
