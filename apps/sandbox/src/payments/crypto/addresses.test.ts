import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base32nopad, base58xmr, base58xrp, base64url, bech32, createBase58check, hex } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { crc16 } from '../checks/crc16.ts';
import { type AddressForm, addressOf, encodeAddress, txidOf } from './addresses.ts';
import { assets } from './assets.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const base58check = createBase58check(sha256);
// The hash of the key whose secret is 1, in BIP-173's examples.
const keyHash = hex.decode('751e76e8199196d454941c45d1b3a323f1433bd6');

describe('addresses by published examples', () => {
  it.each<[AddressForm, string, string]>([
    ['bitcoin', '751e76e8199196d454941c45d1b3a323f1433bd6', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['litecoin', '751e76e8199196d454941c45d1b3a323f1433bd6', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
    ['bitcoinCash', '76a04053bda0a88bda5177b86a15c3b29f559873', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
    ['evm', '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['evm', 'fb6916095ca1df60bb79ce92ce3ea74c37c5d359', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
    ['tron', 'a614f803b6fd780986a42c78ec9c7f77e6ded13c', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['ripple', 'b5f762798a53d543a014caf8b297cff8f2f937e8', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
    ['ton', '00'.repeat(32), 'UQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJKZ'],
  ])('%s', (form, bytes, address) => {
    expect(encodeAddress(form, hex.decode(bytes))).toBe(address);
  });

  it('stellar holds the key of RFC 8032’s first test', () => {
    const seed = hex.decode('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60');
    const bytes = base32nopad.decode(encodeAddress('stellar', seed));
    const key = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a';
    expect(hex.encode(bytes.subarray(0, 33))).toBe(`30${key}`);
  });
});

describe('addresses of a payment', () => {
  const payment = 'pay_1';

  it.each<[AddressForm, number[], RegExp]>([
    ['tron', [0x41], /^T/],
    ['dogecoin', [0x1e], /^D/],
    ['dash', [0x4c], /^X/],
    ['zcash', [0x1c, 0xb8], /^t1/],
  ])('%s has version and checksum', (form, version, look) => {
    const address = addressOf(payment, form);
    expect(address).toMatch(look);
    const bytes = base58check.decode(address);
    expect([...bytes.subarray(0, version.length)]).toEqual(version);
    expect(bytes).toHaveLength(version.length + 20);
  });

  it('decode under their own checksums', () => {
    expect(bech32.decode(addressOf(payment, 'bitcoin') as `${string}1${string}`).prefix).toBe('bc');
    const ton = base64url.decode(addressOf(payment, 'ton'));
    expect(crc16(ton.subarray(0, 34), 0)).toBe(((ton[34] ?? 0) << 8) | (ton[35] ?? 0));
    const stellar = base32nopad.decode(addressOf(payment, 'stellar'));
    expect(crc16(stellar.subarray(0, 33), 0)).toBe((stellar[33] ?? 0) | ((stellar[34] ?? 0) << 8));
    const ripple = base58xrp.decode(addressOf(payment, 'ripple'));
    expect(ripple.subarray(-4)).toEqual(sha256(sha256(ripple.subarray(0, -4))).subarray(0, 4));
    const monero = addressOf(payment, 'monero');
    expect(monero).toMatch(/^4[0-9A-Za-z]{94}$/);
    const keys = base58xmr.decode(monero);
    expect(keys.subarray(-4)).toEqual(keccak_256(keys.subarray(0, -4)).subarray(0, 4));
  });

  it('stay the same and differ from payment to payment', () => {
    for (const { address } of assets) {
      expect(addressOf(payment, address)).toBe(addressOf(payment, address));
      expect(addressOf(payment, address)).not.toBe(addressOf('pay_2', address));
    }
    expect(txidOf(payment, 'evm', 1)).toMatch(/^0x[0-9a-f]{64}$/);
    expect(txidOf(payment, 'bitcoin', 1)).not.toBe(txidOf(payment, 'bitcoin', 2));
  });

  it('write the tokens’ contracts with right checksums', () => {
    for (const { uri } of assets) {
      const token = 'token' in uri ? uri.token : undefined;
      if (uri.kind === 'eip681' && token) {
        expect(encodeAddress('evm', hex.decode(token.slice(2).toLowerCase()))).toBe(token);
      }
      if (uri.kind === 'tron' && token) expect(base58check.decode(token)[0]).toBe(0x41);
    }
    expect(encodeAddress('bitcoin', keyHash)).toMatch(/^bc1q/);
  });
});
