import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import type { CaptchaRules } from '../ports/captcha.ts';
import { captchaRules, startVendor } from '../testing/captcha-vendor.ts';
import { coreHarness, createOf, peerToPeerOf } from '../testing/core-harness.ts';

const passed = { success: true };
const lot = {
  geetestLotNumber: 'l',
  geetestCaptchaOutput: 'o',
  geetestPassToken: 'p',
  geetestGenTime: '1',
};

onEveryDatabase('a create that needs a captcha', (database) => {
  /** The first captcha is asked for with the method `bank`. */
  async function setting(changes: Partial<CaptchaRules> = {}) {
    const vendor = await startVendor();
    const harness = coreHarness(database(), { captcha: captchaRules(vendor.url, changes) });
    const create = (key: string, fields: Parameters<typeof createOf>[0] = {}) =>
      harness.core.calls['deposit-create'](harness.context('p', key), createOf(fields));
    return { vendor, harness, create };
  }
  const required = { ok: false, error: { code: 'banking.captchaRequired' } };

  it('is refused without one, with what the browser needs to solve it, and creates nothing', async () => {
    const { vendor, harness, create } = await setting();
    const refused = await create('k');
    expect(refused).toMatchObject(required);
    expect(refused).toMatchObject({ error: { details: { kind: 'first', siteKey: 'site-first' } } });
    expect(harness.first.requests).toEqual([]);
    expect(vendor.asked).toEqual([]);
    await vendor.close();
  });

  it('goes on under the same key once it is solved, and a repetition asks no vendor', async () => {
    const { vendor, harness, create } = await setting();
    vendor.answers(passed);
    await create('k');
    const created = await create('k', { captchaResponse: 'token' });
    expect(created).toMatchObject({ ok: true });
    expect(await create('k', { captchaResponse: 'token' })).toEqual(created);
    expect(await create('k')).toEqual(created);
    expect(await create('k', { captchaBypass: true })).toEqual(created);
    expect(vendor.asked).toHaveLength(1);
    expect(harness.first.requests).toHaveLength(1);
    await vendor.close();
  });

  it('takes each answer once', async () => {
    const { vendor, create } = await setting();
    vendor.answers(passed);
    expect(await create('k1', { captchaResponse: 'token' })).toMatchObject({ ok: true });
    expect(await create('k2', { captchaResponse: 'token' })).toMatchObject(required);
    expect(vendor.asked).toHaveLength(1);
    await vendor.close();
  });

  it('takes an answer once even from two who come at the same time', async () => {
    const { vendor, create } = await setting();
    vendor.answers(passed);
    const both = await Promise.all(['k1', 'k2'].map((key) => create(key, { captchaResponse: 'token' })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    await vendor.close();
  });

  it('never believes a client that it may pass', async () => {
    const { vendor, harness, create } = await setting({ whenUnavailable: 'allow' });
    expect(await create('k', { captchaBypass: true })).toMatchObject(required);
    expect(harness.first.requests).toEqual([]);
    await vendor.close();
  });

  it('is refused with an answer that the vendor refuses', async () => {
    const { vendor, create } = await setting();
    vendor.answers({ success: false });
    expect(await create('k', { captchaResponse: 'x' })).toMatchObject(required);
    await vendor.close();
  });

  it('follows the operator’s choice while the vendor gives no verdict', async () => {
    const strict = await setting({ whenUnavailable: 'refuse' });
    strict.vendor.hangUp();
    expect(await strict.create('k', { captchaResponse: 'x' })).toMatchObject({
      error: { code: 'banking.captchaUnavailable' },
    });
    expect(strict.harness.first.requests).toEqual([]);
    const lenient = await setting({ whenUnavailable: 'allow' });
    lenient.vendor.hangUp();
    expect(await lenient.create('k', { captchaResponse: 'x' })).toMatchObject({ ok: true });
    expect(await lenient.create('k2')).toMatchObject(required);
    expect(lenient.harness.log.lines).toMatchObject([
      { level: 'warn', fields: { kind: 'first', method: 'bank', whenUnavailable: 'allow' } },
    ]);
    await Promise.all([strict.vendor.close(), lenient.vendor.close()]);
  });

  it('is satisfied by a stronger captcha, but by no half of one and by no score that it does not list', async () => {
    const { vendor, create } = await setting();
    vendor.answers({ result: 'success', success: true, score: 1, action: 'deposit' });
    expect(await create('k', { captchaV3: 'token' })).toMatchObject(required);
    const { geetestGenTime: _, ...half } = lot;
    expect(await create('k', half)).toMatchObject(required);
    expect(vendor.asked).toEqual([]);
    expect(await create('k', lot)).toMatchObject({ ok: true });
    expect(await create('k2', { ...lot, geetestPassToken: 'another' })).toMatchObject(required);
    await vendor.close();
  });

  it('is asked of the methods that need one alone', async () => {
    const { vendor, create } = await setting();
    expect(await create('k', { paymentType: 'wallet' })).toMatchObject({ ok: true });
    await vendor.close();
  });

  it('is that of a transfer to a person as well', async () => {
    const { first } = captchaRules('');
    const { vendor, harness } = await setting(first && { first: { ...first, methods: ['friend'] } });
    // The addresses of the changed rules lead nowhere: only what is asked before a vendor matters here.
    const create = harness.core.calls['deposit-create-p2p'];
    const refused = await create(harness.context('p', 'k'), peerToPeerOf({ paymentMethod: 'friend' }));
    expect(refused).toMatchObject(required);
    await vendor.close();
  });

  it('remembers an answer by brand, and forgets it when no vendor would take it', async () => {
    const { stores, brand, clock } = coreHarness(database());
    const answer = { kind: 'v3', token: 't' } as const;
    expect(await stores.usedCaptchas.use(brand, answer, clock.now())).toBe(true);
    expect(await stores.usedCaptchas.use(brand, answer, clock.now())).toBe(false);
    expect(await stores.usedCaptchas.use(brand, { ...answer, kind: 'first' }, clock.now())).toBe(true);
    expect(await stores.usedCaptchas.use(`${brand}-b`, answer, clock.now())).toBe(true);
    await stores.usedCaptchas.sweep(new Date(clock.now().getTime() + 1));
    expect(await stores.usedCaptchas.use(brand, answer, clock.now())).toBe(true);
  });
});
