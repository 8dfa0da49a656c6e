// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lost, refused } from '../../flows/testing/test-client.ts';
import { method } from '../../flows/testing/test-methods.ts';
import { withdrawal } from '../../flows/testing/test-transaction.ts';
import { codeAsked } from '../../flows/testing/test-withdrawal.ts';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { type AccountDrawing, drawAccount } from '../../services/testing/draw-account.tsx';
import { WithdrawalConfirm } from './withdrawal-confirm.tsx';

const sepa = method('withdraw_sepa', {
  text: { en: 'SEPA transfer' },
  fields: [{ name: 'iban', type: 'text_uppercase', placeholder_key: 'field.iban' }],
  fee: { paidBy: 'player-deducted', fixed: 1 },
});

const draw = (drawing: Partial<AccountDrawing> = {}) =>
  drawAccount(WithdrawalConfirm, { room: 'withdrawalConfirm', ...drawing });

/** The summary of R$50 to an account. */
async function drawSummary(answers: AccountDrawing['answers'] = {}) {
  const page = await draw({ methods: [sepa], answers });
  page.flow.setAmount('50', false);
  await page.flow.submit({ iban: 'DE89370400440532013000' });
  await page.settle();
  return page;
}

/** The code of a withdrawal that was made before. */
const drawCode = (answers: AccountDrawing['answers'] = {}) =>
  draw({ query: { withdrawalId: 'w1' }, answers });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

it('tells amount, destination, fee and what arrives before anything is set aside', async () => {
  const page = await drawSummary();
  for (const told of ['R$50', 'SEPA transfer', 'DE89370400440532013000', 'R$1', 'R$49']) {
    expect(page.words()).toContain(told);
  }
  expect(page.server.callsTo('withdrawal-create')).toEqual([]);
});

it('takes the second press of a double one for the form’s', async () => {
  const page = await drawSummary();
  const moves = page.nav.moves.length;
  for (const name of ['confirm', 'change']) {
    act(() => void page.one(name).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
    await page.settle();
  }
  expect(page.server.callsTo('withdrawal-create')).toEqual([]);
  expect(page.nav.moves).toHaveLength(moves);
});

it('takes no code where no try is left, after a reload too', async () => {
  const page = await drawCode({
    'withdrawal-status': () => codeStatus({ codeResendIn: 60, codeTriesLeft: 0 }),
  });
  expect(page.words()).toContain('No tries left');
  expect(page.one('confirm-code')).toHaveProperty('disabled', true);
});

it('goes back to the form by its own button', async () => {
  const page = await drawSummary();
  const moves = page.nav.moves.length;
  await page.press(page.one('change'));
  expect(page.nav.moves).toHaveLength(moves + 1);
});

it('is still checking while nobody answers, and asks again when it is told to', async () => {
  const page = await drawSummary({ 'withdrawal-create': () => lost() });
  await page.press(page.one('confirm'));
  expect(page.words()).toContain('We are still checking');
  expect(page.words()).toContain('nothing is paid out twice');
  expect(page.all('change')).toEqual([]);
  const asked = page.server.callsTo('withdrawal-create').length;
  await page.press(page.one('confirm'));
  expect(page.server.callsTo('withdrawal-create').length).toBe(asked + 1);
});

it('leads to the list where nothing was filled in', async () => {
  const page = await draw();
  expect(page.nav.last()).toEqual({ name: 'withdrawal', options: { replace: true } });
});

it('asks for the code after a reload too, and takes none that is empty', async () => {
  const page = await drawCode({
    'withdrawal-status': () =>
      codeStatus({ amount: 60, destination: '•••• 3000', codeResendIn: 60, codeTriesLeft: 3 }),
  });
  expect(page.words()).toContain('R$60');
  expect(page.words()).toContain('•••• 3000');
  expect(page.words()).toContain('3 tries left');
  await page.press(page.one('confirm-code'));
  expect(page.one('field-error').textContent).toContain('Please fill this in');
  expect(page.server.callsTo('withdrawal-confirm')).toEqual([]);
});

it('says what is wrong with a code, and takes no more once it is spent', async () => {
  const page = await drawCode({
    'withdrawal-confirm': () => refused('banking.codeInvalid', 400, { triesLeft: 1 }),
  });
  await page.type(page.fieldInput('code'), '12 34-56');
  await page.press(page.one('confirm-code'));
  expect(page.server.callsTo('withdrawal-confirm')[0]?.request).toMatchObject({ code: '123456' });
  expect(page.words()).toContain('This code is not right. Your money stays set aside.');
  expect(page.one('field-error').textContent).toContain('1 try left');
  page.server.answers['withdrawal-confirm'] = () => refused('banking.codeTriesExceeded');
  await page.type(page.fieldInput('code'), '654321');
  await page.press(page.one('confirm-code'));
  expect(page.words()).toContain('The code was tried too often');
  expect(page.one('confirm-code')).toHaveProperty('disabled', true);
  page.server.answers['withdrawal-code-resend'] = () => codeAsked({ codeResendIn: 60, codeTriesLeft: 5 });
  await page.press(page.one('resend-code'));
  expect(page.one('confirm-code')).toHaveProperty('disabled', false);
});

it('takes a code in the digits of the player’s own keyboard', async () => {
  const page = await drawCode({ 'withdrawal-confirm': () => refused('banking.codeInvalid') });
  await page.type(page.fieldInput('code'), '\u200f٠١٢ ٣٤۵');
  await page.press(page.one('confirm-code'));
  expect(page.server.callsTo('withdrawal-confirm')[0]?.request).toMatchObject({ code: '012345' });
});

it('offers no other code where none is sent any more', async () => {
  const page = await drawCode({ 'withdrawal-status': () => codeStatus({ codeTriesLeft: 5 }) });
  expect(page.all('resend-code')).toEqual([]);
  expect(page.all('resend-wait')).toEqual([]);
});

it('takes a withdrawal back after it was asked once', async () => {
  const page = await drawCode({
    'withdrawal-cancel': () =>
      codeAsked({
        transaction: withdrawal({
          stage: 'canceled',
          status: 'mistaked',
          updatedAt: '2026-11-21T12:00:00Z',
        }),
      }),
  });
  await page.press(page.one('cancel-withdrawal'));
  expect(page.server.callsTo('withdrawal-cancel')).toEqual([]);
  await page.press(page.one('cancel-confirm'));
  expect(page.nav.last()).toMatchObject({
    name: 'withdrawalComplete',
    options: { query: { status: 'mistaked', withdrawalId: 'w1' } },
  });
});

const codeStatus = (extra: object) =>
  ({ ok: true, data: { ...withdrawal({ stage: 'confirm' }), ...extra } }) as const;
