import type { UpiPage } from '@opencashier/contract/entities/deposit';
import { toDecimalString } from '@opencashier/money/minor';
import { deriveDigits } from '../derive.ts';
import type { Payment } from '../payment.ts';

/** The page's data with a link of the UPI linking specification: each parameter escaped, blanks as %20. */
export function upiPage(payment: Payment, merchant: string, collectFrom = ''): UpiPage {
  const vpa = `sandbox${deriveDigits(payment.id, 'vpa', 6)}@sandbox`;
  const reference = payment.id.replaceAll(/[^a-zA-Z0-9]/g, '').slice(0, 35);
  const note = `Deposit ${deriveDigits(payment.id, 'note', 6)}`;
  const parameters = {
    pa: vpa,
    pn: merchant,
    am: toDecimalString(payment.minor, payment.currency),
    cu: 'INR',
    tn: note,
    tr: reference,
  };
  const query = Object.entries(parameters)
    .map(([name, value]) => `${name}=${name === 'pa' ? value : encodeURIComponent(value)}`)
    .join('&');
  const collect = collectFrom === '' ? {} : { collectFrom };
  return { upiUri: `upi://pay?${query}`, vpa, receiver: merchant, note, ...collect };
}
