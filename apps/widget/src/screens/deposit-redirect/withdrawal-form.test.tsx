// @vitest-environment happy-dom
import { checkBankDestination } from '@opencashier/contract/destination/bank-destination';
import { checkCryptoDestination } from '@opencashier/contract/destination/crypto-destination';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lost, ok } from '../../flows/testing/test-client.ts';
import { method } from '../../flows/testing/test-methods.ts';
import { balance } from '../../flows/testing/test-withdrawal.ts';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { type AccountDrawing, drawAccount } from '../../services/testing/draw-account.tsx';
import { WithdrawalBanks } from './withdrawal-banks.tsx';
import { WithdrawalRedirect } from './withdrawal-redirect.tsx';

const iban = method('withdraw_sepa', {
  text: { en: 'SEPA transfer' },
  fields: [{ name: 'iban', type: 'text_uppercase', placeholder_key: 'field.iban' }],
});
const usdt = method('withdraw_usdt', {
  category: 'crypto',
  fields: [
    {
      name: 'network',
      type: 'networks',
      values: [
        { value: 'TRC-20', label: 'TRC-20' },
        { value: 'TON', label: 'TON' },
      ],
    },
    { name: 'crypto_address', type: 'text', placeholder_key: 'field.cryptoAddress' },
    { name: 'memo', type: 'text', placeholder_key: 'crypto.memo' },
  ],
});
const nigeria = method('withdraw_ng_bank', {
  category: 'bank_transfer_nigeria',
  fields: [
    {
      name: 'bank',
      type: 'dropdown',
      values: [
        { value: 'first_bank', label: 'First Bank' },
        { value: 'gtbank', label: 'GTBank' },
      ],
    },
    { name: 'account_number', type: 'text', placeholder_key: 'field.nuban' },
  ],
});

const draw = (methods: readonly PaymentMethod[], drawing: Partial<AccountDrawing> = {}) =>
  drawAccount(WithdrawalRedirect, {
    room: 'withdrawalRedirect',
    methods,
    check: checkBankDestination,
    ...drawing,
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

it('tells of an account that there can’t be as soon as it is left, and sends it nowhere', async () => {
  const page = await draw([iban]);
  await page.type(page.one('amount-input'), '50');
  await page.type(page.fieldInput('iban'), 'DE00370400440532013000');
  expect(page.one('field-error').textContent).toContain('Check the IBAN');
  await page.press(page.one('submit'));
  expect(page.nav.last()).toBeUndefined();
  await page.type(page.fieldInput('iban'), 'DE89370400440532013000');
  expect(page.all('field-error')).toEqual([]);
  await page.press(page.one('submit'));
  expect(page.nav.last()?.name).toBe('withdrawalConfirm');
});

it('checks an address anew when another network is chosen, and asks for no memo', async () => {
  const page = await draw([usdt], { check: checkCryptoDestination });
  await page.type(page.one('amount-input'), '50');
  await page.type(page.fieldInput('crypto_address'), 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  expect(page.all('field-error')).toEqual([]);
  const choose = (network: string) => {
    const select = document.querySelector('select');
    if (!select) throw new Error('there is no network to choose');
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, network);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    return page.settle();
  };
  await choose('TON');
  expect(page.words()).toContain('not an address of this network');
  await choose('TRC-20');
  expect(page.all('field-error')).toEqual([]);
  await page.press(page.one('submit'));
  expect(page.nav.last()?.name).toBe('withdrawalConfirm');
});

it('asks first which bank, then takes accounts of that bank alone', async () => {
  const page = await drawAccount(WithdrawalBanks, {
    room: 'withdrawalNigerianBanks',
    methods: [nigeria],
    check: checkBankDestination,
  });
  expect(page.all('bank-option').map(({ textContent }) => textContent)).toEqual(['First Bank', 'GTBank']);
  await page.type(document.querySelector('input[type=search]'), 'gt');
  await page.press(page.one('bank-option'));
  expect(page.one('chosen-bank').dataset.bank).toBe('gtbank');
  await page.type(page.fieldInput('account_number'), '0000014579');
  expect(page.all('field-error')).toHaveLength(1);
  await page.press(page.one('change-bank'));
  await page.press(page.all('bank-option')[0] ?? document.body);
  expect(page.one('chosen-bank').dataset.bank).toBe('first_bank');
  await page.type(page.fieldInput('account_number'), '0000014579');
  expect(page.all('field-error')).toEqual([]);
});

it('finds no bank of a name that there is not, and says so', async () => {
  const page = await drawAccount(WithdrawalBanks, { room: 'withdrawalNigerianBanks', methods: [nigeria] });
  await page.type(document.querySelector('input[type=search]'), 'nowhere');
  expect(page.all('bank-option')).toEqual([]);
  expect(page.words()).toContain('No bank found for “nowhere”');
});

it('says that there is too little before anything is typed', async () => {
  const page = await draw([iban], {
    answers: { 'balance-get': () => ok({ balances: [balance({ withdrawable: 5 })] }) },
  });
  expect(page.words()).toContain('At least R$10 can be withdrawn this way');
  expect(page.one('submit')).toHaveProperty('disabled', true);
  eraseDrawn();
  const later = await draw([iban], {
    answers: { 'balance-get': () => ok({ balances: [balance({ withdrawable: 0, reserved: 300 })] }) },
  });
  expect(later.words()).toContain('R$300 is set aside for a withdrawal that is under way.');
});

it('fills in all that there is, and offers no more', async () => {
  const page = await draw([iban]);
  await page.press(page.one('amount-chip'));
  expect(page.one('amount-input')).toHaveProperty('value', '300');
  await page.type(page.one('amount-input'), '301');
  expect(page.one('field-error').textContent).toContain('300');
});

it('shows what was sent while nobody answers, and leads back to it', async () => {
  const page = await draw([iban], { answers: { 'withdrawal-create': () => lost() } });
  await page.type(page.one('amount-input'), '50');
  await page.type(page.fieldInput('iban'), 'DE89370400440532013000');
  await page.press(page.one('submit'));
  void page.flow.create();
  await page.settle();
  expect(page.all('submit')).toEqual([]);
  expect(page.words()).toContain('We are still checking');
  expect(page.fieldInput('iban')).toHaveProperty('disabled', true);
  await page.press(page.one('show-request'));
  expect(page.nav.last()?.name).toBe('withdrawalConfirm');
});

it('offers the main account and the additional one, where there are both', async () => {
  const card = { category: 'me2me_grouped', fields: [] };
  const main = method('withdraw_card', { ...card, accountType: 'main' });
  const other = method('withdraw_card_additional', { ...card, accountType: 'additional' });
  const page = await draw([main, other]);
  await page.type(page.one('amount-input'), '50');
  const [, additional] = page.all('account-type');
  expect(page.all('account-type').map(({ textContent }) => textContent)).toEqual([
    'Main account',
    'Other account',
  ]);
  await page.press(additional ?? document.body);
  expect(page.state().method?.name).toBe('withdraw_card_additional');
  expect(page.one('amount-input')).toHaveProperty('value', '50');
  eraseDrawn();
  const alone = await draw([main]);
  expect(alone.all('account-type')).toEqual([]);
});
