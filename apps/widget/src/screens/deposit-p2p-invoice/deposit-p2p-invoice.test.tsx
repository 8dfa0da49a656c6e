// @vitest-environment happy-dom
import { createCipheriv, randomBytes } from 'node:crypto';
import { cardViewTypes, type PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { method } from '../../flows/testing/test-methods.ts';
import { type Drawing, drawRoom, payable } from '../../invoice/testing/draw-room.tsx';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { DepositP2pInvoice } from './deposit-p2p-invoice.tsx';

const p2p = (name: string, extra: Partial<PaymentMethod> = {}) =>
  method(name, { cardViewType: cardViewTypes.p2p, ...extra });
const line = (name: string, value: string, isCopyable = true) => ({
  name,
  labelKey: `requisite.${name}`,
  value,
  isCopyable,
});
const byPhone = {
  ...payable,
  data: {
    card: { phone: '+996555000123' },
    requisites: [line('phone', '+996555000123'), line('holder', 'PAYEE'), line('bank', 'MBank', false)],
  },
};

const draw = (drawing: Partial<Drawing> = {}) =>
  drawRoom(DepositP2pInvoice, {
    room: 'depositP2pInvoice',
    response: byPhone,
    method: p2p('mbank_card_kg'),
    ...drawing,
  });

/** A sealed card, as a provider makes it. */
function sealed(number: string) {
  const [key, iv] = [randomBytes(32), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const encrypted = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
  const text = (bytes: Buffer) => bytes.toString('base64');
  return { key: text(key), iv: text(iv), encrypted: text(encrypted), tag: text(cipher.getAuthTag()) };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The countdown's clock, which is the flows' in a browser.
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => {
  eraseDrawn();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the room of a peer-to-peer deposit', () => {
  it('says to whom, with a copy for each line that is typed elsewhere', async () => {
    const { lines, all } = await draw();
    expect(lines()).toEqual([
      ['Phone number', '+996555000123', ''],
      ['Name of the receiver', 'PAYEE', ''],
      ['Bank', 'MBank'],
    ]);
    expect(all('copy').map(({ dataset }) => dataset.copy)).toEqual(['amount', 'phone', 'holder']);
  });

  it('copies by the host in an app', async () => {
    const { all, press, host } = await draw({ kind: 'android' });
    for (const button of all('copy').slice(0, 2)) await press(button);
    expect(host.payloads('copyToBuffer')).toEqual([{ text: '50' }, { text: '+996555000123' }]);
  });

  it('numbers what is to be done', async () => {
    const { one } = await draw();
    expect([...one('steps').querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Open your bank’s app and choose a transfer by phone number.',
      expect.stringContaining('50'),
      'Come back here and tap “I have paid”.',
    ]);
  });

  it('says when the amount is another than was asked, and why', async () => {
    const { one } = await draw({ told: { amount: 47 } });
    expect(one('amount-differs').textContent).toContain('R$47');
    expect(one('pay-amount').textContent).toContain('R$50');
  });

  it('says nothing of an amount that is what was asked', async () => {
    expect((await draw()).all('amount-differs')).toEqual([]);
  });

  it.each([
    ['mbank_card_kg', 'https://support.example/kg', 1],
    ['mbank_card_kg', 'javascript:alert(1)', 0],
    ['card-p2p', 'https://support.example/kg', 0],
  ])('leads %s to support at %s %i times', async (name, supportUrl, count) => {
    const { all } = await draw({ method: p2p(name, { supportUrl }) });
    expect(all('support')).toHaveLength(count);
  });

  it('shows the guide of language and country', async () => {
    const guided = p2p('bkash_p2p', { video_guide_url: { en_BD: 'https://g.example/en.mp4' } });
    expect((await draw({ method: guided, country: 'BD' })).one('guide').getAttribute('href')).toBe(
      'https://g.example/en.mp4',
    );
    eraseDrawn();
    expect((await draw({ method: p2p('bkash_p2p'), country: 'BD' })).all('guide')).toEqual([]);
  });
});

describe('a claim', () => {
  it('ends on the complete page', async () => {
    const { one, press, server, nav } = await draw();
    await press(one('claim'));
    expect(server.callsTo('deposit-complete')[0]?.request).toEqual({
      depositId: 'd1',
      paymentMethod: 'mbank_card_kg',
    });
    expect(nav.last()).toMatchObject({ name: 'depositComplete' });
  });

  it('waits for the transaction id where the wallet gives one', async () => {
    const { one, all, press, server, settle } = await draw({ method: p2p('nagad_p2p') });
    await press(one('claim'));
    expect(all('field-error')).toHaveLength(1);
    expect(server.callsTo('deposit-complete')).toHaveLength(0);
    const input = one('field').querySelector('input');
    if (!input) throw new Error('no input');
    expect(document.activeElement).toBe(input);
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '8n7a 6d5e');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await settle();
    expect(all('field-error')).toEqual([]);
    await press(one('claim'));
    expect(server.callsTo('deposit-complete')[0]?.request.fields).toEqual({ transaction_id: '8N7A6D5E' });
  });
});

describe('a sealed card', () => {
  const withCard = (encoded: object) => ({
    ...payable,
    data: { card: { encoded: encoded as ReturnType<typeof sealed> } },
  });

  it('is drawn with a text for who can’t see it, and copied as digits', async () => {
    const { awaited, all, press, host } = await draw({
      response: withCard(sealed('8600123456789012')),
      kind: 'ios',
    });
    const image = await awaited('card-image');
    expect(image.getAttribute('role')).toBe('img');
    expect(image.getAttribute('aria-label')).toBe('8600 1234 5678 9012');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['400', '40']);
    const copy = all('copy').find(({ dataset }) => dataset.copy === 'card');
    if (!copy) throw new Error('no copy');
    await press(copy);
    expect(host.payloads('copyToBuffer')).toEqual([{ text: '8600123456789012' }]);
  });

  it('is refused when it was changed, with what to do now', async () => {
    const bundle = sealed('8600123456789012');
    const { awaited, all } = await draw({ response: withCard({ ...bundle, tag: sealed('1').tag }) });
    const broken = await awaited('card-broken');
    expect(broken.textContent).toContain('Don’t send any money to this card');
    expect(broken.getAttribute('role')).toBe('alert');
    expect(all('card-image')).toEqual([]);
  });
});

describe('time to pay', () => {
  it('says when it is over, and asks the server', async () => {
    const { one, server } = await draw({ told: { expiresIn: 0 } });
    expect(one('time-over').textContent).toContain('The time to pay is over');
    expect(server.callsTo('deposit-status').length).toBeGreaterThan(1);
  });

  it('runs by what the server says is left', async () => {
    const { one, all } = await draw({ told: { expiresIn: 600 } });
    expect(one('countdown').textContent).toMatch(/^(10:00|09:5\d)$/);
    expect(one('countdown').dataset.urgent).toBeUndefined();
    expect(all('time-over')).toEqual([]);
  });
});
