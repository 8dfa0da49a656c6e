import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeniedUrl, isSafeUrl } from './safe-url.ts';

describe('safe addresses', () => {
  it.each(['https://bank.example/pay?x=1', 'HTTPS://bank.example'])('opens %s', (url) => {
    expect(isSafeUrl(url)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'about:blank',
    'chrome://settings',
    'vbscript:x',
    'intent://x#Intent;end',
    'android-app://com.example/http/x',
    'content://com.example.files/1',
    'filesystem:https://a/x',
    'view-source:https://a.example',
    'not an address',
    '//bank.example',
    '/pay',
    '',
  ])('refuses %s, whatever is allowed', (url) => {
    const deepLinkSchemes = [url.slice(0, url.indexOf(':')), 'javascript', 'data', 'http', 'https'];
    const allowance = { deepLinkSchemes, httpOrigins: ['null'] };
    expect(isSafeUrl(url, allowance)).toBe(false);
    expect(isDeniedUrl(url)).toBe(true);
  });

  it('opens deep links that the method declares, and no other', () => {
    expect(isSafeUrl('upi://pay?pa=a', { deepLinkSchemes: ['upi'] })).toBe(true);
    expect(isSafeUrl('UPI://pay?pa=a', { deepLinkSchemes: ['UPI:'] })).toBe(true);
    expect(isSafeUrl('paytmmp://pay', { deepLinkSchemes: ['upi'] })).toBe(false);
    expect(isSafeUrl('upi://pay')).toBe(false);
  });

  it('opens http only for the origins that are configured', () => {
    const allowance = { httpOrigins: ['http://localhost:4010'] };
    expect(isSafeUrl('http://localhost:4010/pay', allowance)).toBe(true);
    expect(isSafeUrl('http://localhost:4011/pay', allowance)).toBe(false);
    expect(isSafeUrl('http://localhost:4011/pay', { httpOrigins: ['http://localhost:*'] })).toBe(true);
    expect(isSafeUrl('http://evil.example:1/', { httpOrigins: ['http://localhost:*'] })).toBe(false);
    expect(isSafeUrl('http://localhost:4010@evil.example/', allowance)).toBe(false);
  });

  it('never opens an address of a scheme that nobody named', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['ftp', 'ws', 'x-app', 'http'] }), (url) => !isSafeUrl(url)),
    );
  });
});
