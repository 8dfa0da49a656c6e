import { expect, it } from 'vitest';
import { checkBankDestination } from './bank-destination.ts';
import { checkCryptoDestination } from './crypto-destination.ts';

const bank = { category: 'bank_transfer' };
const nigeria = { category: 'bank_transfer_nigeria' };
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

it('names the field that is wrong and what to tell, and passes what is empty', () => {
  expect(checkBankDestination(bank, { iban: 'DE89370400440532013000', routing_number: '021000021' })).toEqual(
    [],
  );
  expect(checkBankDestination(bank, { iban: 'DE00370400440532013000', routing_number: '021000022' })).toEqual(
    [
      { field: 'iban', key: 'field.error.iban' },
      { field: 'routing_number', key: 'field.error.routing' },
    ],
  );
  expect(checkBankDestination(bank, { iban: ' ' })).toEqual([]);
});

it('checks a Nigerian account by its bank, and other accounts of ten digits not at all', () => {
  const account = { account_number: '0000014579' };
  expect(checkBankDestination(nigeria, { ...account, bank: 'first_bank' })).toEqual([]);
  expect(checkBankDestination(nigeria, { ...account, bank: 'gtbank' })).toEqual([
    { field: 'account_number', key: 'field.error.invalid' },
  ]);
  expect(checkBankDestination(bank, { ...account, bank: 'gtbank' })).toEqual([]);
});

it('checks an address by the chosen network, else by the asset, and pays to no chain that nobody can check', () => {
  const crypto = { category: 'crypto' };
  const wrong = [{ field: 'crypto_address', key: 'field.error.address' }];
  expect(checkCryptoDestination(crypto, { crypto_address: tron, network: 'TRC-20' })).toEqual([]);
  expect(checkCryptoDestination(crypto, { crypto_address: tron, network: 'ERC-20' })).toEqual(wrong);
  expect(checkCryptoDestination({ ...crypto, asset: 'TRX' }, { crypto_address: tron })).toEqual([]);
  expect(checkCryptoDestination(crypto, { crypto_address: tron })).toEqual(wrong);
});

it('takes a memo of the chain alone', () => {
  const ripple = { category: 'crypto', asset: 'XRP' };
  const address = { crypto_address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' };
  expect(checkCryptoDestination(ripple, address)).toEqual([]);
  expect(checkCryptoDestination(ripple, { ...address, memo: '12345' })).toEqual([]);
  expect(checkCryptoDestination(ripple, { ...address, memo: 'hello' })).toEqual([
    { field: 'memo', key: 'field.error.memo' },
  ]);
});
