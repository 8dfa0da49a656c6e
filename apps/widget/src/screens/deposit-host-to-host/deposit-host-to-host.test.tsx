// @vitest-environment happy-dom
import type { DepositResponse } from '@opencashier/contract/entities/deposit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawRoom, payable } from '../../invoice/testing/draw-room.tsx';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { DepositHostToHost } from './deposit-host-to-host.tsx';

const draw = (data: DepositResponse['data']) =>
  drawRoom(DepositHostToHost, { room: 'depositHostToHost', response: { ...payable, data }, kind: 'ios' });
const requisites = (...lines: readonly (readonly [name: string, value: string])[]) => ({
  requisites: lines.map(([name, value]) => ({ name, labelKey: `requisite.${name}`, value })),
});

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

describe('the room of requisites', () => {
  it('shows an IBAN in groups and hands it over whole', async () => {
    const { lines, all, press, host } = await draw(
      requisites(['iban', 'DE89370400440532013000'], ['reference', 'SBX-7K2M']),
    );
    expect(lines()).toEqual([
      ['IBAN', 'DE89 3704 0044 0532 0130 00', ''],
      ['Reference', 'SBX-7K2M', ''],
    ]);
    for (const button of all('copy')) await press(button);
    expect(host.payloads('copyToBuffer')).toEqual([
      { text: '50' },
      { text: 'DE89370400440532013000' },
      { text: 'SBX-7K2M' },
    ]);
  });

  it.each([
    ['account', 'Open the app or page you pay with.'],
    ['nuban', 'in your bank’s app.'],
    ['virtualAccount', 'virtual account.'],
    ['invoiceCode', 'Open the invoice’s page'],
  ])('words the steps of %s', async (name, step) => {
    const { one } = await draw(requisites([name, '123456']));
    expect(one('steps').textContent).toContain(step);
  });

  it.each(['virtualAccount', 'invoiceCode'])('says of %s that nothing is to be pressed', async (name) => {
    const { all, one, words } = await draw(requisites([name, '123456']));
    expect(words()).toContain('your payment is recognised by itself');
    expect(all('claim')).toEqual([]);
    expect(one('show-status').textContent).toBe('Show status');
  });

  it.each(['iban', 'account'])('has %s claimed, which others pay to as well', async (name) => {
    const { all, words } = await draw(requisites([name, '123456']));
    expect(words()).not.toContain('recognised by itself');
    expect(all('claim')).toHaveLength(1);
  });

  it('has a word for a line that nobody knows', async () => {
    const data = { requisites: [{ name: 'swish', labelKey: 'requisite.swish', value: '123' }] };
    expect((await draw(data)).lines()).toEqual([['Detail', '123', '']]);
  });

  it('opens safe addresses alone', async () => {
    const safe = await draw(requisites(['invoiceCode', '1'], ['invoiceLink', 'https://pay.example/i/1']));
    expect(safe.one('open-invoiceLink').getAttribute('href')).toBe('https://pay.example/i/1');
    eraseDrawn();
    const unsafe = await draw(requisites(['invoiceCode', '1'], ['invoiceLink', 'http://pay.example/i/1']));
    expect(unsafe.all('open-invoiceLink')).toEqual([]);
  });
});

describe('the room of a cash code', () => {
  const voucher = {
    code: '7338 0510 6145 95',
    barcode: '73380510614595',
    agents: [
      { name: 'Terminal', contactUrl: 'https://agents.example/1', note: '24/7' },
      { name: 'Kiosk', contactUrl: 'javascript:alert(1)' },
    ],
  };

  it('shows the code, its barcode and who takes it', async () => {
    const { lines, one, all, press, host } = await draw({ voucher });
    expect(lines()[0]?.slice(0, 2)).toEqual(['Payment code', '7338 0510 6145 95']);
    expect(one('barcode').querySelectorAll('rect').length).toBe(3 * 9 + 4);
    expect(one('barcode').getAttribute('aria-label')).toBe('Barcode of the payment code');
    expect(all('agent').map(({ textContent }) => textContent)).toEqual(['Terminal24/7Contact', 'Kiosk']);
    const [, copy] = all('copy');
    if (copy) await press(copy);
    expect(host.payloads('copyToBuffer')).toEqual([{ text: '73380510614595' }]);
  });

  it('goes without a barcode that can be none, and without agents', async () => {
    const { all } = await draw({ voucher: { code: 'ß', barcode: 'ß', agents: [] } });
    expect([...all('barcode'), ...all('agent')]).toEqual([]);
  });
});
