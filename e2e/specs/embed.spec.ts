import type { Page } from '@playwright/test';
import { Cashier } from '../models/cashier.ts';
import { snippetOf, test, withRealAddresses } from '../support/host-page.ts';
import { expect, plainMethod } from '../support/journey.ts';
import { signToken } from '../support/tokens.ts';

const around = (body: string) =>
  `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Host</title></head><body>${body}</body></html>`;

/** Counts the listeners that the page's scripts leave on the window. */
async function countListeners(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const listeners = new Set<unknown>();
    const { addEventListener: add, removeEventListener: remove } = window;
    window.addEventListener = (...args: Parameters<typeof add>) => {
      if (args[0] === 'message') listeners.add(args[1]);
      add.apply(window, args);
    };
    window.removeEventListener = (...args: Parameters<typeof remove>) => {
      listeners.delete(args[1]);
      remove.apply(window, args);
    };
    Object.assign(window, { messageListeners: listeners });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'messageListeners') as Set<unknown>).size);
}

test('the ten lines of the README embed a cashier that pays', async ({
  page,
  serveHost,
  stack,
  player,
  payWindow,
}) => {
  const listeners = await countListeners(page);
  const snippet = withRealAddresses(snippetOf('README.md', 'html', 'OpenCashier.mount'), stack);
  const address = await serveHost({
    html: around(
      `<script>window.refreshed = 0; function refreshBalance() { window.refreshed += 1; }</script>${snippet}`,
    ),
    token: () => signToken(stack.secrets.TOKEN_SECRET, { id: player }),
  });
  await page.goto(address);
  const cashier = new Cashier(page.frameLocator('iframe'));
  await cashier.fillDeposit(plainMethod, '25');
  const bank = await payWindow(() => cashier.submit.click());
  await bank.press('pay');
  await cashier.expectStatus('processed');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'refreshed'))).toBeGreaterThan(0);

  await cashier.by('close').click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.locator('#cashier')).toBeEmpty();
  expect(await listeners()).toBe(0);
});

test('a mounted cashier is updated, follows its content and asks for nothing but what it needs', async ({
  page,
  serveHost,
  stack,
  player,
}) => {
  const address = await serveHost({
    html: around(`<div id="cashier"></div>
      <script src="${stack.urls.server}/cashier/sdk/opencashier.js"></script>
      <script>
        window.told = [];
        window.cashier = OpenCashier.mount(document.getElementById('cashier'), {
          url: '${stack.urls.server}/cashier/', brand: 'lucky-harbor', locale: 'en', country: 'DE',
          currency: 'EUR', view: 'main', height: 'content', sandbox: true, title: 'Pay here',
          token: () => fetch('/cashier-token').then((reply) => reply.text()),
        });
        for (const type of ['init', 'fullLoaded', 'resize', 'close']) cashier.on(type, () => told.push(type));
      </script>`),
    token: () => signToken(stack.secrets.TOKEN_SECRET, { id: player }),
  });
  await page.goto(address);
  const frame = page.locator('iframe');
  const cashier = new Cashier(page.frameLocator('iframe'));
  const told = () => page.evaluate(() => Reflect.get(window, 'told') as string[]);
  await expect(frame).toHaveAttribute('title', 'Pay here');
  await expect(frame).toHaveAttribute('allow', /clipboard-write/);
  await expect.poll(told).toContain('fullLoaded');

  const heightOf = async () => Math.round((await frame.boundingBox())?.height ?? 0);
  const contentOf = () => cashier.html.evaluate((html) => html.scrollHeight);
  await expect.poll(async () => (await heightOf()) - (await contentOf())).toBe(0);
  const ofList = await heightOf();
  await cashier.tile(plainMethod).click();
  await expect(cashier.amount).toBeVisible();
  await expect.poll(heightOf).not.toBe(ofList);
  await expect.poll(async () => (await heightOf()) - (await contentOf())).toBe(0);

  await page.evaluate(() => Reflect.get(window, 'cashier').update({ locale: 'ar' }));
  await expect(cashier.html).toHaveAttribute('dir', 'rtl');
  await page.evaluate(() =>
    Reflect.get(window, 'cashier').update({
      bonusList: [{ id: 'b1', title: 'Gift of the host', depositBonusData: { minDeposit: 10, percent: 10 } }],
    }),
  );
  await cashier.tile(plainMethod).click();
  await expect(cashier.root.getByText('Gift of the host')).toBeVisible();

  await page.evaluate(() => {
    const mounted = Reflect.get(window, 'cashier');
    mounted.destroy();
    mounted.destroy();
    mounted.update({ token: 'nobody listens' });
  });
  await expect(frame).toHaveCount(0);
});

test('a host that answers without data gets the error by its name', async ({ page, serveHost, stack }) => {
  const address = await serveHost({
    html: around(`<iframe src="${stack.urls.server}/cashier/deposit?brand=lucky-harbor"></iframe><script>
      window.told = [];
      addEventListener('message', ({ data, source }) => {
        const message = JSON.parse(data);
        told.push(message);
        if (message.type === 'Loaded') source.postMessage('{"type":"loaded"}', '*');
      });
    </script>`),
    token: () => '',
  });
  await page.goto(address);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'told')))
    .toContainEqual({
      type: 'initError',
      payload: { code: 'host.incorrectData', message: 'The data from the host was incorrect' },
    });
  await expect(page.frameLocator('iframe').getByTestId('error-page')).toBeVisible();
});

test.describe('in an app’s web view', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
    viewport: { width: 390, height: 780 },
    hasTouch: true,
    isMobile: true,
  });

  test('a page with the SDK pays as in a browser, though the app’s bridge reaches every frame', async ({
    page,
    serveHost,
    stack,
    player,
    payWindow,
  }) => {
    // What React Native's web view does on Android.
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(window, { told, ReactNativeWebView: { postMessage: (text: string) => told.push(text) } });
    });
    const address = await serveHost({
      html: around(`<div id="cashier" style="block-size:100dvh"></div>
        <script src="${stack.urls.server}/cashier/sdk/opencashier.js"></script>
        <script>
          const cashier = OpenCashier.mount(document.getElementById('cashier'), {
            url: '${stack.urls.server}/cashier/', brand: 'lucky-harbor', country: 'DE', currency: 'EUR',
            view: 'main', locale: 'en', platform: 'android',
            token: () => fetch('/cashier-token').then((reply) => reply.text()),
          });
          for (const type of ['depositStatus', 'close']) {
            cashier.on(type, (payload) => ReactNativeWebView.postMessage(JSON.stringify({ type, payload })));
          }
        </script>`),
      token: () => signToken(stack.secrets.TOKEN_SECRET, { id: player }),
    });
    await page.goto(address);
    const cashier = new Cashier(page.frameLocator('iframe'));
    await cashier.fillDeposit(plainMethod, '25');
    const bank = await payWindow(() => cashier.submit.click());
    await bank.press('pay');
    await cashier.expectStatus('processed');
    await cashier.by('close').click();
    const told = () => page.evaluate(() => Reflect.get(window, 'told') as string[]);
    await expect.poll(told).toContain('{"type":"close"}');
    expect((await told()).some((text) => text.includes('"status":"processed"'))).toBe(true);
    const inFrame = page.frames().find((frame) => frame !== page.mainFrame());
    expect(await inFrame?.evaluate(() => Reflect.get(window, 'told'))).toEqual([]);
  });
});
