import { type chains, networkMinimumDefault, networkMinimums } from '@opencashier/contract/constants';
import type { AddressForm } from './addresses.ts';
import type { UriForm } from './payment-uri.ts';

/** A coin or token on one network. */
export interface Asset {
  readonly code: string;
  readonly network: string;
  /** Where the contract follows this chain; the others have their number of confirmations here. */
  readonly chain?: keyof typeof chains;
  readonly ownConfirmations?: number;
  /** Digits after the point of the chain's own unit. */
  readonly decimals: number;
  readonly address: AddressForm;
  readonly uri: UriForm;
  /** A number or text without which the money does not arrive. */
  readonly memo?: 'number' | 'text';
}

const usdtOnEthereum = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const usdcOnEthereum = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const usdtOnBsc = '0x55d398326f99059fF775485246999027B3197955';
const usdcOnBsc = '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d';
const usdtOnTron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

const bip21 = (scheme: string, parameter = 'amount'): UriForm => ({ kind: 'bip21', scheme, parameter });
const evm = (chainId: number, token?: string): UriForm => ({
  kind: 'eip681',
  chainId,
  ...(token === undefined ? {} : { token }),
});

/** Everything that can be paid with, the usual network of each code first. */
export const assets = [
  {
    code: 'BTC',
    network: 'Bitcoin',
    chain: 'bitcoin',
    decimals: 8,
    address: 'bitcoin',
    uri: bip21('bitcoin'),
  },
  {
    code: 'LTC',
    network: 'Litecoin',
    chain: 'litecoin',
    decimals: 8,
    address: 'litecoin',
    uri: bip21('litecoin'),
  },
  { code: 'ETH', network: 'Ethereum', chain: 'ethereum', decimals: 18, address: 'evm', uri: evm(1) },
  {
    code: 'USDT',
    network: 'TRC-20',
    chain: 'tron',
    decimals: 6,
    address: 'tron',
    uri: { kind: 'tron', token: usdtOnTron },
  },
  {
    code: 'USDT',
    network: 'ERC-20',
    chain: 'ethereum',
    decimals: 6,
    address: 'evm',
    uri: evm(1, usdtOnEthereum),
  },
  { code: 'USDT', network: 'BEP-20', chain: 'bsc', decimals: 18, address: 'evm', uri: evm(56, usdtOnBsc) },
  {
    code: 'USDC',
    network: 'ERC-20',
    chain: 'ethereum',
    decimals: 6,
    address: 'evm',
    uri: evm(1, usdcOnEthereum),
  },
  { code: 'USDC', network: 'BEP-20', chain: 'bsc', decimals: 18, address: 'evm', uri: evm(56, usdcOnBsc) },
  { code: 'TRX', network: 'Tron', chain: 'tron', decimals: 6, address: 'tron', uri: { kind: 'tron' } },
  {
    code: 'TON',
    network: 'TON',
    chain: 'ton',
    decimals: 9,
    address: 'ton',
    uri: { kind: 'ton' },
    memo: 'text',
  },
  { code: 'BNB', network: 'BEP-20', chain: 'bsc', decimals: 18, address: 'evm', uri: evm(56) },
  {
    code: 'BCH',
    network: 'Bitcoin Cash',
    ownConfirmations: 6,
    decimals: 8,
    address: 'bitcoinCash',
    uri: bip21('bitcoincash'),
  },
  {
    code: 'DOGE',
    network: 'Doge',
    ownConfirmations: 20,
    decimals: 8,
    address: 'dogecoin',
    uri: bip21('dogecoin'),
  },
  { code: 'DASH', network: 'Dash', ownConfirmations: 6, decimals: 8, address: 'dash', uri: bip21('dash') },
  { code: 'ZEC', network: 'Zcash', ownConfirmations: 10, decimals: 8, address: 'zcash', uri: bip21('zcash') },
  {
    code: 'XMR',
    network: 'Monero',
    ownConfirmations: 10,
    decimals: 12,
    address: 'monero',
    uri: bip21('monero', 'tx_amount'),
  },
  {
    code: 'XRP',
    network: 'Ripple',
    ownConfirmations: 1,
    decimals: 6,
    address: 'ripple',
    uri: { kind: 'ripple' },
    memo: 'number',
  },
  {
    code: 'XLM',
    network: 'Stellar',
    ownConfirmations: 1,
    decimals: 7,
    address: 'stellar',
    uri: { kind: 'stellar' },
    memo: 'number',
  },
] as const satisfies readonly Asset[];

/** Names under which catalogues know the coins. */
const names: Readonly<Record<string, string>> = {
  bitcoin: 'BTC',
  litecoin: 'LTC',
  ethereum: 'ETH',
  tron: 'TRX',
  'bitcoin-cash': 'BCH',
  dogecoin: 'DOGE',
  zcash: 'ZEC',
  monero: 'XMR',
  ripple: 'XRP',
  stellar: 'XLM',
};

const sameName = (left: string, right: string) =>
  left.replaceAll(/[^a-z0-9]/gi, '').toLowerCase() === right.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();

/** The asset of a code (or a coin's name) on a network, its usual one when none is given. */
export function findAsset(code: string, network: string): Asset | undefined {
  const known = names[code.toLowerCase()] ?? code.toUpperCase();
  const ofCode: readonly Asset[] = assets.filter((asset) => asset.code === known);
  return network === '' ? ofCode[0] : ofCode.find((asset) => sameName(asset.network, network));
}

/** Coins go under the minimum of the tokens on their chain. */
const minimumOf: Readonly<Record<string, string>> = { Ethereum: 'ERC-20', Tron: 'TRC-20' };

/** Least deposit on a network, in major units of the account's currency. */
export function networkMinimum(network: string): number {
  const minimums: Readonly<Record<string, number>> = networkMinimums;
  return minimums[minimumOf[network] ?? network] ?? networkMinimumDefault;
}
