import { captchaErrors } from '@opencashier/contract/captcha-errors';
import { paymentMethod } from '@opencashier/contract/entities/payment-method';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { version } from '../../package.json';
import type { CaptchaPageData } from '../host/captcha/captcha-page.ts';
import type { RenderInput } from './entry-server.tsx';
import type { RenderCaptchaInput } from './render-captcha.ts';
import type { RenderFormInput } from './render-form.ts';
import { type RenderedPage, sourceHash } from './rendered-page.ts';

interface Renderer {
  render(input: RenderInput): RenderedPage;
  renderForm(input: RenderFormInput): RenderedPage;
  renderCaptcha(input: RenderCaptchaInput): RenderedPage;
}

const methods = {
  country: 'DE',
  currency: 'EUR',
  methods: ['visa', 'wallet'].map((name, position) =>
    z.parse(paymentMethod, {
      name,
      category: `${name}_category`,
      currency: ['EUR'],
      text: { en: `The ${name}`, ar: `طريقة ${name}` },
      amount_rules: { EUR: { min: 5, max: 500 } },
      fields: [],
      position,
      iconIds: [name],
      cardViewType: 0,
    }),
  ),
};

const input: RenderInput = {
  product: 'pay',
  apiPrefix: 'BANKING',
  brand: 'harbor',
  allowedOrigins: ['https://casino.example'],
  path: '/deposit',
  view: 'main',
  address: { locale: 'en', brand: 'harbor', country: 'DE', currency: 'EUR', view: 'main' },
  methods,
  sprite: '/pay/icons/sprite.svg',
  isDebuggable: false,
};

/** The build takes every package into its one artefact; here Node loads them as they are. */
const packagesAsTheyAre: Plugin = {
  name: 'packages-as-they-are',
  config(config) {
    config.ssr = {};
  },
};

describe('the renderer', () => {
  let vite: ViteDevServer;
  let renderer: Renderer;
  beforeAll(async () => {
    vite = await createServer({
      root: new URL('../..', import.meta.url).pathname,
      configFile: new URL('../../vite.config.ts', import.meta.url).pathname,
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, ws: false, watch: null },
      plugins: [packagesAsTheyAre],
    });
    renderer = (await vite.ssrLoadModule('/src/boot/entry-server.tsx')) as unknown as Renderer;
  });
  afterAll(() => vite.close());

  const dataOf = (html: string) =>
    JSON.parse(/<script type="application\/json" id="cashier-data">(.*?)<\/script>/.exec(html)?.[1] ?? '');

  it('draws the list with links that work without a script', () => {
    const { html } = renderer.render(input);
    expect(html).toContain('<html lang="en" dir="ltr" data-theme="light">');
    expect(html).toContain('The visa');
    expect(html).toContain(
      'href="/pay/deposit?locale=en&amp;brand=harbor&amp;country=DE&amp;currency=EUR&amp;view=main&amp;method=visa"',
    );
  });

  it('draws it in the address’s language and direction', () => {
    const { html } = renderer.render({ ...input, address: { ...input.address, locale: 'ar-EG' } });
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect(html).toContain('طريقة visa');
  });

  it('falls back to English for a language that there is not', () => {
    expect(renderer.render({ ...input, address: { locale: 'tlh' } }).html).toContain('<html lang="en"');
  });

  it('sends the texts of the first screen along, behind the list, and leaves the others to the language’s file', () => {
    const { html } = renderer.render(input);
    const keys = Object.keys(dataOf(html).messages);
    expect(keys).toEqual(expect.arrayContaining(['title.deposit', 'error.title', 'method.limits']));
    expect(keys.filter((key) => key.startsWith('complete.'))).toEqual([]);
    expect(html.indexOf('data-testid="method-tile"')).toBeLessThan(html.indexOf('error.title'));
  });

  it('tells its version, with which it greets the host', () => {
    expect(dataOf(renderer.render(input).html).version).toBe(version);
  });

  it('draws the sweepstakes view under a title of its own', () => {
    const { html } = renderer.render({ ...input, view: 'sweep', methods: undefined });
    expect(html).toContain('<title>Select coin package</title>');
  });

  it('draws the packages of the sweepstakes with links that work without a script, and their texts', () => {
    const packages = ['small', 'large'].map((boxId) => ({
      boxId,
      price: 9.99,
      priceCurrencyCode: 'USD',
      currenciesList: { main: { amount: 10_000 }, free: { amount: 10 } },
    }));
    const links = { rules: 'https://casino.example/rules', freeEntry: 'http://elsewhere.example/' };
    const page = { ...input, view: 'sweep' as const, boxes: { boxes: [{ boxes: packages }], links } };
    const { html, scriptHashes } = renderer.render(page);
    expect([...html.matchAll(/data-box="(\w+)"/g)].map(([, id]) => id)).toEqual(['small', 'large']);
    expect(html).toContain('view=main&amp;box=small"');
    expect(html).toContain('10,000');
    expect(html).toContain('No purchase necessary');
    expect(html).toContain('href="https://casino.example/rules"');
    expect(html).not.toContain('href="http://elsewhere.example/"');
    expect(html).not.toContain('data-testid="method-tile"');
    const keys = Object.keys(dataOf(html).messages);
    expect(keys).toEqual(expect.arrayContaining(['title.sweepstake.deposit', 'boxes.lead']));
    expect(keys).not.toContain('sweepstake.redeem');
    expect(html.match(/<script>/g)).toHaveLength(scriptHashes.length);
    const inArabic = renderer.render({ ...page, address: { ...input.address, locale: 'ar' } }).html;
    expect(inArabic).toContain('عملة ذهبية');
  });

  it('names the hash of everything inline, and has no style attribute', () => {
    const page = renderer.render({ ...input, theme: { mode: 'dark', tokens: { accent: '#0a0' } } });
    const inline = (tag: string) =>
      [...page.html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text]) =>
        sourceHash(text ?? ''),
      );
    expect(inline('script')).toEqual(page.scriptHashes);
    expect(inline('style')).toEqual(page.styleHashes);
    expect(page.html).toContain('data-theme="dark"');
    expect(page.html).not.toMatch(/<[^>]+\sstyle=/);
    expect(page.html).not.toMatch(/<[^>]+\son\w+=/);
  });

  it('draws a skeleton where the address does not say whose list', () => {
    const { html } = renderer.render({ ...input, address: {}, methods: undefined });
    expect(html).not.toContain('method-tile');
    expect(html).toContain('aria-hidden="true"');
  });

  it('lets nothing of an address or a catalogue out of its place', () => {
    const evil = '</script><script>alert(1)</script>';
    const { html, scriptHashes } = renderer.render({
      ...input,
      brand: evil,
      address: { ...input.address, brand: evil },
      methods: { ...methods, methods: methods.methods.map((one) => ({ ...one, text: { en: evil } })) },
    });
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<script>/g)).toHaveLength(scriptHashes.length);
    expect(dataOf(html).brand).toBe(evil);
  });

  it('is the same for the same address', () => {
    expect(renderer.render(input)).toEqual(renderer.render(input));
  });

  it('writes the payment window’s page in its language, complete in itself', () => {
    const { html, scriptHashes, styleHashes } = renderer.renderForm({
      product: 'pay',
      address: { locale: 'ar' },
    });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).not.toMatch(/src=|href=/);
    expect([scriptHashes.length, styleHashes.length]).toEqual([1, 1]);
  });

  it('writes the captcha’s page in its language, with its scripts’ addresses and words for every error', () => {
    const second = { local: '/pay/captcha/second.js?brand=b', url: 'https://geetest.example/</script>' };
    const { html, scriptHashes } = renderer.renderCaptcha({ locale: 'ar', scripts: { second } });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    const json = /<script type="application\/json" id="captcha-data">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const data: CaptchaPageData = JSON.parse(json);
    expect(data).toMatchObject({ language: 'ar', scripts: { second } });
    expect(Object.keys(data.errors)).toEqual(Object.keys(captchaErrors));
    expect(Object.values(data.errors).filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual([]);
    expect(html).not.toContain('captcha.title');
    expect(scriptHashes).toHaveLength(1);
    expect(html.match(/<script>/g)).toHaveLength(1);
  });
});
