import type {
  CashVoucher,
  CryptoInvoice,
  CustomPage,
  DepositCard,
  DepositResponse,
  Requisite,
} from '@opencashier/contract/entities/deposit';
import type { AdditionalField } from '@opencashier/contract/entities/form-field';
import type { RouteName } from '../route-names.ts';
import type { RedirectTarget } from './payment-windows.ts';

type ResponseData = NonNullable<DepositResponse['data']>;

interface Created {
  readonly depositId: string;
  /** A page to open beside whatever comes next. */
  readonly source: RedirectTarget | undefined;
}

/** What a created deposit asks of the widget, in the order in which it is looked for. */
export type DepositOutcome =
  | {
      readonly kind: 'fieldsRequired';
      readonly depositId: string;
      readonly fields: readonly AdditionalField[];
    }
  | (Created & { readonly kind: 'unifiedForm'; readonly form: NonNullable<ResponseData['unifiedFlow']> })
  | (Created & { readonly kind: 'offers'; readonly offers: NonNullable<ResponseData['paymentMethodOffers']> })
  | (Created & {
      readonly kind: 'hostToHost';
      readonly card: DepositCard | undefined;
      readonly requisites: readonly Requisite[];
    })
  | (Created & { readonly kind: 'crypto'; readonly invoice: CryptoInvoice })
  | (Created & { readonly kind: 'voucher'; readonly voucher: CashVoucher })
  | (Created & { readonly kind: 'customPage'; readonly page: CustomPage })
  | (Created & { readonly kind: 'offline' })
  | (Created & { readonly kind: 'redirect'; readonly source: RedirectTarget })
  | (Created & { readonly kind: 'other' });

function sourceOf({ source, method, formParams }: DepositResponse): RedirectTarget | undefined {
  if (!source) return undefined;
  return { url: source, method: method ?? 'GET', ...(formParams ? { formParams } : {}) };
}

/** Reads a reply; undefined when it names no deposit. */
export function outcomeOf(response: DepositResponse): DepositOutcome | undefined {
  const { data, pageId, isFieldsRequired, fields = [], apiResponse } = response;
  if (response.depositId === 0) return undefined;
  const { depositId } = response;
  if (isFieldsRequired) return { kind: 'fieldsRequired', depositId, fields };
  const source = sourceOf(response);
  const created = { depositId, source };
  if (data?.unifiedFlow) return { ...created, kind: 'unifiedForm', form: data.unifiedFlow };
  if (data?.paymentMethodOffers) return { ...created, kind: 'offers', offers: data.paymentMethodOffers };
  if (data?.crypto) return { ...created, kind: 'crypto', invoice: data.crypto };
  if (data?.voucher) return { ...created, kind: 'voucher', voucher: data.voucher };
  const card = data?.card ?? response.card;
  const requisites = data?.requisites ?? [];
  if (card || requisites.length > 0) return { ...created, kind: 'hostToHost', card, requisites };
  if (pageId) return { ...created, kind: 'customPage', page: pageId };
  if (apiResponse?.type === 'OFFLINE') return { ...created, kind: 'offline' };
  if (source) return { ...created, kind: 'redirect', source };
  return { ...created, kind: 'other' };
}

const customPages: Record<CustomPage, RouteName> = {
  eazype: 'depositEazype',
  pix: 'depositPix',
  'upi-qr': 'depositIndiaInvoice',
};

/** The room of an outcome; undefined where the player stays on the form. Peer-to-peer has rooms of its own. */
export function routeOfOutcome(
  outcome: DepositOutcome,
  given: RouteName,
  isPeerToPeer: boolean,
): RouteName | undefined {
  switch (outcome.kind) {
    case 'fieldsRequired':
    case 'redirect':
      return undefined;
    case 'unifiedForm':
      return isPeerToPeer ? 'depositP2pUnifiedForm' : 'depositUnifiedForm';
    case 'offers':
      return 'depositOnrampOffers';
    case 'hostToHost':
      return isPeerToPeer ? 'depositP2pInvoice' : 'depositHostToHost';
    case 'crypto':
      return 'depositCryptoAddress';
    case 'voucher':
      return 'depositHostToHost';
    case 'customPage':
      return customPages[outcome.page];
    case 'offline':
      return isPeerToPeer ? 'depositP2pInstruction' : 'depositRedirectInstruction';
    case 'other':
      return given;
    default:
      return outcome satisfies never;
  }
}
