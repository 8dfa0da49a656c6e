import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { describe, expect, it } from 'vitest';
import { isSameName } from './account-name.ts';
import { isCnpj, isCpf, isIban, isNuban, isPixKey, isRoutingNumber } from './bank-accounts.ts';
import { checkDestination } from './check-destination.ts';
import { type AddressChain, isAddress, isMemo } from './crypto-address.ts';
import { destinationOf } from './mask.ts';

/** The same text with its last digit or letter turned into another one of its kind. */
const spoilt = (text: string) =>
  text.replace(/.$/, (last) =>
    /\d/.test(last) ? String((Number(last) + 1) % 10) : last === 'a' ? 'c' : 'a',
  );

describe('bank accounts', () => {
  it.each([
    'DE89370400440532013000',
    'GB29 NWBK 6016 1331 9268 19',
    'NO9386011117947',
    'TR330006100519786457841326',
  ])('takes the IBAN %s of the registry, and no other', (iban) => {
    expect(isIban(iban)).toBe(true);
    expect(isIban(spoilt(iban))).toBe(false);
    expect(isIban(`${iban}0`)).toBe(false);
  });

  it('takes a NUBAN of its own bank alone', () => {
    // The Central Bank's example is of First Bank.
    expect(isNuban('0000014579', 'first_bank')).toBe(true);
    expect(isNuban('0000014578', 'first_bank')).toBe(false);
    expect(isNuban('0000014579', 'gtbank')).toBe(false);
    expect(isNuban('000001457', 'first_bank')).toBe(false);
  });

  it.each(['021000021', '011401533', '091000019'])('takes the routing number %s', (number) => {
    expect(isRoutingNumber(number)).toBe(true);
    expect(isRoutingNumber(spoilt(number))).toBe(false);
  });

  it('takes keys of Pix', () => {
    expect(isCpf('529.982.247-25')).toBe(true);
    expect(isCpf('52998224724')).toBe(false);
    expect(isCpf('11111111111')).toBe(false);
    expect(isCnpj('11.222.333/0001-81')).toBe(true);
    expect(isCnpj('11222333000182')).toBe(false);
    expect(isPixKey('ana@example.com')).toBe(true);
    expect(isPixKey('+5511987654321')).toBe(true);
    expect(isPixKey('123e4567-e89b-12d3-a456-426655440000')).toBe(true);
    expect(isPixKey('12345678901')).toBe(false);
  });
});

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

it.each([
  ['José da Silva', 'SILVA, JOSE DA', true],
  ['Ada Lovelace', 'Ada King Lovelace', true],
  ['Ada', 'Ada Lovelace', false],
  ['Bob Lovelace', 'Ada Lovelace', false],
  ['', 'Ada Lovelace', false],
  ['محمد علي', 'محمد علي', true],
])('%s and %s are one person: %s', (holder, player, isSame) => {
  expect(isSameName(holder, player)).toBe(isSame);
});

const method = (change: Partial<PaymentMethod>): PaymentMethod => ({
  name: 'm',
  category: 'crypto',
  currency: ['EUR'],
  text: { en: 'M' },
  amount_rules: {},
  fields: [],
  position: 1,
  iconIds: [],
  ...change,
});

it('checks an address by the chosen network, and one of no known network not at all', () => {
  const usdt = { crypto_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };
  expect(checkDestination(method({}), { ...usdt, network: 'TRC-20' })).toEqual([]);
  expect(checkDestination(method({}), { ...usdt, network: 'ERC-20' })).toHaveLength(1);
  expect(checkDestination(method({}), { ...usdt, network: 'Nowhere' })).toHaveLength(1);
  expect(checkDestination(method({ asset: 'BTC' }), usdt)).toEqual([
    expect.objectContaining({ path: 'fields.crypto_address', key: 'field.error.address' }),
  ]);
});

it('shows of a destination only what one knows it by', () => {
  expect(destinationOf(method({}), { iban: 'DE89370400440532013000', holder_name: 'Ada' })).toBe('•••• 3000');
  expect(destinationOf(method({}), { crypto_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' })).toBe(
    'TR7NHq…Lj6t',
  );
  expect(destinationOf(method({}), { email: 'ana@example.com' })).toBe('a••••@example.com');
  expect(destinationOf(method({}), { encrypted_card: 'a.b.c.d.e' })).toBe('••••');
});
