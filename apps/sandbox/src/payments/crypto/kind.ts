import { toMinor } from '@opencashier/money/minor';
import { rateOf } from '../../rates/rates.ts';
import { deriveCode, deriveDigits } from '../derive.ts';
import type { Payment } from '../payment.ts';
import { fieldText, type PaymentKindDefinition, refuseOpening } from '../payment-kind.ts';
import { addressOf } from './addresses.ts';
import { type Asset, findAsset, networkMinimum } from './assets.ts';
import { unitsFor, unitsText } from './conversion.ts';
import { paymentUri } from './payment-uri.ts';
import { termsOf } from './terms.ts';

const defaultAsset = 'USDT';

function memoOf(payment: Payment, { memo }: Asset): string | undefined {
  if (memo === 'number') return `1${deriveDigits(payment.id, 'memo', 8)}`;
  return memo === 'text' ? deriveCode(payment.id, 'memo', 8) : undefined;
}

/** The network's least deposit in the asset; the rate is the payment's. */
function minimumOf({ currency }: Payment, asset: Asset, rate: string): string {
  const least = toMinor(networkMinimum(asset.network), currency);
  return unitsText(least.ok ? unitsFor(least.minor, currency, rate, asset.decimals) : 0n, asset.decimals);
}

/** An address of its own for each payment, and money that is credited when the chain has confirmed it. */
export const cryptoKind: PaymentKindDefinition = {
  title: 'Crypto',
  sees: 'An address for this payment alone with amount, rate, minimum and QR code, and the confirmations counted.',
  lifeMinutes: 2 * 60,
  open: ({ variant, fields, currency, amount }) => {
    const code = variant ?? (fieldText(fields, 'asset') || defaultAsset);
    const asset = findAsset(code, fieldText(fields, 'network'));
    if (!asset) return refuseOpening('unsupported_network', 'There is no such asset on this network.');
    const rate = rateOf(asset.code, currency);
    if (rate === undefined)
      return refuseOpening('unsupported_currency', 'There is no rate for this currency.');
    const units = unitsFor(BigInt(amount), currency, rate, asset.decimals).toString();
    return { kind: 'opened', traits: { asset: asset.code, network: asset.network, rate, units } };
  },
  instruction: (payment) => {
    const { asset, rate, units, required } = termsOf(payment);
    const address = addressOf(payment.id, asset.address);
    const amount = unitsText(units, asset.decimals);
    const memo = memoOf(payment, asset);
    const ofMemo = memo === undefined ? {} : { memo };
    return {
      kind: 'crypto',
      invoice: {
        asset: asset.code,
        network: asset.network,
        ...(asset.chain === undefined ? {} : { chain: asset.chain }),
        address,
        ...ofMemo,
        payAmount: amount,
        minAmount: minimumOf(payment, asset, rate),
        rate,
        uri: paymentUri(asset.uri, { address, amount, units, ...ofMemo }),
        confirmations: required,
      },
    };
  },
};
