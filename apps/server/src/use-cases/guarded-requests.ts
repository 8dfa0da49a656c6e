import type { RequestOf } from '@opencashier/contract/calls/define-call';
import type { Calls } from '@opencashier/contract/calls/registry';
import type { CreateRequest } from './create-request.ts';
import type { GuardedRequest } from './guard-card-data.ts';

/** Where each call that takes fields names its method. */
export function ofCreate({ fields, paymentType, currency, selectedCountry }: CreateRequest): GuardedRequest {
  return { fields, method: paymentType, currency, country: selectedCountry };
}

export function ofBox({
  fields,
  paymentType,
  selectedCountry,
}: RequestOf<Calls['deposit-create-sweepstake']>): GuardedRequest {
  return { fields, method: paymentType, country: selectedCountry };
}

export function ofRedemption(request: RequestOf<Calls['sweepstake-redeem']>): GuardedRequest {
  const { fields, paymentType, currency, selectedCountry } = request;
  return { fields, method: paymentType, currency, country: selectedCountry };
}

export function ofWithdrawal(request: RequestOf<Calls['withdrawal-create']>): GuardedRequest {
  const { fields, paymentType, currency, selectedCountry } = request;
  return { fields, method: paymentType, currency, country: selectedCountry };
}

export function ofPeerToPeer(request: RequestOf<Calls['deposit-create-p2p']>): GuardedRequest {
  const { fields, bank, paymentMethod, currency, selectedCountry } = request;
  return {
    fields: bank === undefined ? fields : { ...fields, bank },
    method: paymentMethod,
    currency,
    country: selectedCountry,
  };
}

export function ofClaim({ fields, paymentMethod }: RequestOf<Calls['deposit-complete']>): GuardedRequest {
  return { fields, method: paymentMethod };
}
