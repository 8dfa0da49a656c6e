import { popupMessages } from '@opencashier/contract/host/popup';
import { describe, expect, it } from 'vitest';
import {
  isFormReady,
  isGeetestResult,
  isRedirectPayload,
  isTokenResult,
  messageTypeOf,
  readPopupMessage,
} from './popup-message.ts';

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

  const answer = { captcha_output: 'o', gen_time: 't', lot_number: 'l', pass_token: 'p' };
  const results: readonly unknown[] = [
    { result: answer },
    { result: { ...answer, pass_token: 7 } },
    { result: [] },
    { error: 'second.closed' },
    { error: 'second.closed', text: 'words' },
    { error: 'second.closed', text: 'x'.repeat(501) },
    { error: 'second.closed', text: 7 },
    { error: 7 },
    { token: 't' },
    { token: 7 },
    {},
    ...payloads,
  ];

  it.each(results.map((payload) => [payload]))(
    'agree with the contract about a captcha’s end %j',
    (payload) => {
      expect(isGeetestResult(payload)).toBe(popupMessages.geetestResult.safeParse(payload).success);
      expect(isTokenResult(payload)).toBe(popupMessages.captchaResult.safeParse(payload).success);
    },
  );

  it.each([
    ['{"type":"a"}', 'a'],
    ['{"type":7}', undefined],
    ['[]', undefined],
    ['{', undefined],
    [7, undefined],
  ])('call themselves what they are: %j', (data, type) => {
    expect(messageTypeOf(data)).toBe(type);
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
