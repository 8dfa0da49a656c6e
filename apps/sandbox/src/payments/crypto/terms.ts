import { chains } from '@opencashier/contract/constants';
import { type Payment, traitOf } from '../payment.ts';
import { type Asset, findAsset } from './assets.ts';

/** What a crypto payment was opened with. */
export interface CryptoTerms {
  readonly asset: Asset;
  /** One unit of the asset in the payment's currency, fixed for the payment's life. */
  readonly rate: string;
  /** The whole in the chain's own unit. */
  readonly units: bigint;
  readonly required: number;
}

/** Confirmations after which a transfer is final. */
export function requiredConfirmations({ chain, ownConfirmations }: Asset): number {
  return chain === undefined ? (ownConfirmations ?? 1) : chains[chain].confirmations;
}

/** The terms of a crypto payment, from what it kept. */
export function termsOf(payment: Payment): CryptoTerms {
  const asset = findAsset(traitOf(payment, 'asset'), traitOf(payment, 'network'));
  if (!asset) throw new Error(`Payment ${payment.id} is in an asset that is no longer known.`);
  return {
    asset,
    rate: traitOf(payment, 'rate'),
    units: BigInt(traitOf(payment, 'units')),
    required: requiredConfirmations(asset),
  };
}
