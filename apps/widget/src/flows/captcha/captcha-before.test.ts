import { describe, expect, it } from 'vitest';
import { captchaBefore } from './captcha-before.ts';
import { taskOf } from './captcha-task.ts';

const brand = { v3: 's3', second: 'brand', first: { siteKey: 's1', methods: ['visa'] } };

describe('the captcha before a create', () => {
  it.each([
    ['phone_p2p', brand, undefined, { kind: 'second', captchaId: 'brand' }],
    ['phone_p2p', brand, 'host', { kind: 'second', captchaId: 'host' }],
    ['phone_p2p', { v3: 's3' }, 'host', { kind: 'v3', siteKey: 's3' }],
    ['uzcard', brand, 'host', { kind: 'v3', siteKey: 's3' }],
    ['visa', brand, undefined, { kind: 'first', siteKey: 's1' }],
    ['paypal', brand, 'host', undefined],
    ['phone_p2p', undefined, 'host', undefined],
  ] as const)('of %s with %j and the host’s id %s is %j', (name, ids, host, expected) => {
    expect(captchaBefore({ name }, ids, host)).toEqual(expected);
  });
});

describe('what the captcha’s page is told', () => {
  it.each([
    ['ID', 'ind'],
    ['ci', 'fra'],
    ['AR', 'spa'],
    ['DE', 'eng'],
    ['', 'eng'],
  ])('is for %j in %s', (country, language) => {
    const task = { kind: 'second', captchaId: 'c', language };
    expect(taskOf({ kind: 'second', captchaId: 'c' }, country)).toEqual(task);
  });

  it('is an empty id or key where the server named none', () => {
    expect(taskOf({ kind: 'second' }, 'IN')).toEqual({ kind: 'second', captchaId: '', language: 'eng' });
    expect(taskOf({ kind: 'v3' }, 'IN')).toEqual({ kind: 'v3', siteKey: '' });
    expect(taskOf({ kind: 'first', siteKey: 's' }, 'IN')).toEqual({ kind: 'first', siteKey: 's' });
  });
});
