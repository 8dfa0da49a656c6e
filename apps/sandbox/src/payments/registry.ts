import { bankTransferKind } from './bank-transfer/kind.ts';
import { cardKind } from './card/kind.ts';
import { cashKind } from './cash/kind.ts';
import { cryptoKind } from './crypto/kind.ts';
import { eazypeKind } from './eazype/kind.ts';
import { fieldsKind } from './fields/kind.ts';
import { h2hKind } from './h2h/kind.ts';
import { instructionKind } from './instruction/kind.ts';
import { invoiceKind } from './invoice/kind.ts';
import type { PaymentKind } from './kinds.ts';
import { offersKind } from './offers/kind.ts';
import { p2pCardKind } from './p2p-card/kind.ts';
import { p2pFormKind } from './p2p-form/kind.ts';
import { p2pPhoneKind } from './p2p-phone/kind.ts';
import type { PaymentKindDefinition } from './payment-kind.ts';
import { pixKind } from './pix/kind.ts';
import { redirectKind } from './redirect/kind.ts';
import { upiKind } from './upi/kind.ts';
import { upiQrKind } from './upi-qr/kind.ts';
import { virtualAccountKind } from './virtual-account/kind.ts';
import { voucherCodeKind } from './voucher-code/kind.ts';

/** Every way to pay, one line each. */
export const paymentKindRegistry: Readonly<Record<PaymentKind, PaymentKindDefinition>> = {
  redirect: redirectKind,
  card: cardKind,
  h2h: h2hKind,
  'p2p-card': p2pCardKind,
  'p2p-phone': p2pPhoneKind,
  'p2p-form': p2pFormKind,
  pix: pixKind,
  eazype: eazypeKind,
  upi: upiKind,
  'upi-qr': upiQrKind,
  crypto: cryptoKind,
  cash: cashKind,
  'bank-transfer': bankTransferKind,
  'virtual-account': virtualAccountKind,
  invoice: invoiceKind,
  offers: offersKind,
  instruction: instructionKind,
  fields: fieldsKind,
  'voucher-code': voucherCodeKind,
};
