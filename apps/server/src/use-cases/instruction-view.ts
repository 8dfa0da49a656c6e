import type { DepositResponse } from '@opencashier/contract/entities/deposit';
import { toMajor } from '@opencashier/money/minor';
import type { DepositInstruction, ProviderOffer } from '@opencashier/provider-kit/provider';

/** The address that continues a deposit in the browser, where a plain GET does. */
export function sourceOf(instruction: DepositInstruction | undefined): string | undefined {
  return instruction?.kind === 'redirect' && instruction.method === 'GET' ? instruction.url : undefined;
}

/**
 * The part of the contract's deposit response that tells the widget where to go next.
 *
 * @param currency of the deposit: fees of offers are told in it
 */
export function viewInstruction(
  instruction: DepositInstruction | undefined,
  currency: string,
): Partial<DepositResponse> {
  if (instruction === undefined) return { source: null };
  switch (instruction.kind) {
    case 'redirect':
      return {
        apiResponse: { type: 'REDIRECT' },
        source: instruction.url,
        method: instruction.method,
        ...(instruction.formParams === undefined ? {} : { formParams: { ...instruction.formParams } }),
      };
    case 'fieldsRequired':
      return { source: null, isFieldsRequired: true, fields: [...instruction.fields] };
    case 'customPage':
      return {
        apiResponse: { type: 'CUSTOM_PAGE' },
        source: null,
        pageId: instruction.page,
        data: { page: instruction.data },
      };
    case 'crypto':
      return { apiResponse: { type: 'OFFLINE' }, source: null, data: { crypto: instruction.invoice } };
    case 'voucher':
      return { apiResponse: { type: 'OFFLINE' }, source: null, data: { voucher: instruction.voucher } };
    case 'requisites':
      return {
        apiResponse: { type: 'OFFLINE' },
        source: null,
        data: {
          requisites: [...instruction.requisites],
          ...(instruction.card === undefined ? {} : { card: instruction.card }),
        },
        ...(instruction.card === undefined ? {} : { card: instruction.card }),
      };
    case 'unifiedForm':
      return {
        apiResponse: { type: 'OFFLINE' },
        source: null,
        data: {
          unifiedFlow: {
            fields: [...instruction.fields],
            ...(instruction.titleKey === undefined ? {} : { titleKey: instruction.titleKey }),
            ...(instruction.textKey === undefined ? {} : { textKey: instruction.textKey }),
          },
        },
      };
    case 'offers':
      return {
        apiResponse: { type: 'OFFLINE' },
        source: null,
        data: { paymentMethodOffers: instruction.offers.map((offer) => viewOffer(offer, currency)) },
      };
    case 'none':
      return { apiResponse: { type: 'OFFLINE' }, source: null };
  }
}

type ViewedOffer = NonNullable<NonNullable<DepositResponse['data']>['paymentMethodOffers']>[number];

function viewOffer(offer: ProviderOffer, currency: string): ViewedOffer {
  return {
    id: offer.id,
    name: offer.name,
    currency,
    ...(offer.rate === undefined ? {} : { rate: Number(offer.rate) }),
    ...(offer.feeMinor === undefined ? {} : { fee: toMajor(offer.feeMinor, currency) }),
    ...(offer.minutes === undefined ? {} : { minutes: offer.minutes }),
    ...(offer.url === undefined ? {} : { source: offer.url }),
    ...(offer.receive === undefined ? {} : { receive: Number(offer.receive) }),
    ...(offer.asset === undefined ? {} : { asset: offer.asset }),
    ...(offer.isBest === undefined ? {} : { isBest: offer.isBest }),
  };
}
