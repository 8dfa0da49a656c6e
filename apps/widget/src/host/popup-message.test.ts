import { popupMessages } from '@opencashier/contract/host/popup';
import { describe, expect, it } from 'vitest';
import { isFormReady, isRedirectPayload, readPopupMessage } from './popup-message.ts';

const payloads: readonly unknown[] = [
  { url: 'https://a.example', method: 'GET' },
  { url: 'https://a.example', method: 'POST', formParams: { a: 'b' } },
  { url: 'https://a.example', method: 'POST', formParams: {} },
  { url: 1, method: 'GET' },
  { url: 'https://a.example' },
  { url: 'https://a.example', method: 'PUT' },
  { url: 'https://a.example', method: 'POST', formParams: { a: 1 } },
  { url: 'https://a.example', method: 'POST', formParams: [] },
  null,
  undefined,
  'redirect',
  [],
];

describe('popup messages', () => {
  it.each(payloads.map((payload) => [payload]))('agree with the contract about %j', (payload) => {
    expect(isRedirectPayload(payload)).toBe(popupMessages.redirect.safeParse(payload).success);
    const text = JSON.stringify({ type: 'redirect', payload });
    expect(readPopupMessage(text, 'redirect', isRedirectPayload) !== undefined).toBe(
      isRedirectPayload(payload),
    );
  });

  it('of another type or of none are nobody’s', () => {
    const payload = { url: 'https://a.example', method: 'GET' };
    const read = (data: unknown) => readPopupMessage(data, 'redirect', isRedirectPayload);
    expect(read(JSON.stringify({ type: 'other', payload }))).toBeUndefined();
    expect(read('{')).toBeUndefined();
    expect(read({ type: 'redirect', payload })).toBeUndefined();
    expect(isFormReady('{"type":"widget-redirect-form-ready"}')).toBe(true);
    expect(isFormReady('{"type":"redirect"}')).toBe(false);
  });
});
