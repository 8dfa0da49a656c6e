import { describe, expect, it } from 'vitest';
import { type AddressChain, isAddress, isMemo } from './crypto-address.ts';

/** Addresses of the standards and of well-known accounts. */
const addresses: readonly (readonly [AddressChain, string])[] = [
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['bitcoinCash', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['bitcoinCash', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['evm', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['ripple', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  ['stellar', 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'],
  [
    'monero',
    '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
  ],
  ['ton', 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'],
  ['dogecoin', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
];

describe.each(addresses)('an address of %s, %s', (chain, address) => {
  it('is taken on its own chain, and not with a slip of the finger', () => {
    expect(isAddress(chain, address)).toBe(true);
    const middle = Math.floor(address.length / 2);
    const slip = address[middle] === '7' ? '8' : '7';
    expect(isAddress(chain, `${address.slice(0, middle)}${slip}${address.slice(middle + 1)}`)).toBe(false);
    expect(isAddress(chain, address.slice(0, -1))).toBe(false);
    expect(isAddress(chain, '')).toBe(false);
  });

  it('is not taken on another chain', () => {
    const others = addresses.map(([other]) => other).filter((other) => other !== chain);
    // Old addresses of Bitcoin and of Bitcoin Cash are the same.
    const kin = chain === 'bitcoin' ? 'bitcoinCash' : '';
    for (const other of others.filter((name) => name !== kin)) expect(isAddress(other, address)).toBe(false);
  });
});

it('takes memos of chains that have some', () => {
  expect(isMemo('ripple', '4294967295')).toBe(true);
  expect(isMemo('ripple', '4294967296')).toBe(false);
  expect(isMemo('ripple', '007')).toBe(false);
  expect(isMemo('stellar', 'x'.repeat(28))).toBe(true);
  expect(isMemo('stellar', 'x'.repeat(29))).toBe(false);
  expect(isMemo('bitcoin', '1')).toBe(false);
});
