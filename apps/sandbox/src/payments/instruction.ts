import type {
  CashVoucher,
  CryptoInvoice,
  DepositCard,
  EazypePage,
  PixPage,
  Requisite,
  UpiPage,
} from '@opencashier/contract/entities/deposit';
import type { AdditionalField } from '@opencashier/contract/entities/form-field';

/** One provider behind an on-ramp; `fee` is in minor units of the payment's currency. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  readonly rate: string;
  readonly fee: string;
  readonly receive: string;
  readonly asset: string;
  readonly minutes: number;
  readonly isBest: boolean;
  readonly url: string;
}

/** How the payer is told to pay, as the merchant gets it in the reply to a create. */
export type Instruction =
  | { readonly kind: 'redirect'; readonly url: string; readonly httpMethod: 'GET' }
  | { readonly kind: 'fields_required'; readonly fields: readonly AdditionalField[] }
  | {
      readonly kind: 'form';
      readonly fields: readonly AdditionalField[];
      readonly titleKey: string;
      readonly textKey: string;
    }
  | { readonly kind: 'pix'; readonly page: PixPage }
  | { readonly kind: 'eazype'; readonly page: EazypePage }
  | { readonly kind: 'upi'; readonly page: UpiPage }
  | { readonly kind: 'crypto'; readonly invoice: CryptoInvoice }
  | { readonly kind: 'voucher'; readonly voucher: CashVoucher }
  | { readonly kind: 'requisites'; readonly lines: readonly Requisite[]; readonly card?: DepositCard }
  | { readonly kind: 'offers'; readonly offers: readonly Offer[] }
  | { readonly kind: 'none' };
