import { BankPage } from '../models/bank-page.ts';
import { type Bridge, NativeApp } from '../models/native-app.ts';
import { expect, test } from '../support/journey.ts';
import { signToken } from '../support/tokens.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

const apps: readonly { bridge: Bridge; userAgent: string; platform: string }[] = [
  { bridge: 'ios', userAgent: iphone, platform: 'ios' },
  { bridge: 'android', userAgent: android, platform: 'android' },
  { bridge: 'reactNative', userAgent: android, platform: 'android' },
];

for (const { bridge, userAgent, platform } of apps) {
  test.describe(`in a web view with the bridge ${bridge}`, () => {
    test.use({ userAgent, viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

    test('the app opens the bank’s page, and the widget sees the money arrive', async ({
      page,
      context,
      player,
      stack,
      operator,
    }) => {
      const app = new NativeApp(page);
      const { cashier } = app;
      await app.install(bridge, {
        token: signToken(stack.secrets.TOKEN_SECRET, { id: player }),
        closingButton: true,
        userId: player,
      });
      await page.goto(`${stack.urls.server}/cashier/deposit`);
      await expect(cashier.html).toHaveAttribute('data-theme', 'dark');
      await expect(cashier.html).toHaveAttribute('data-platform', platform);
      await cashier.fillDeposit('sepa_instant', '25');
      await cashier.submit.click();

      await expect.poll(() => app.messages('redirect')).toHaveLength(1);
      const [redirect] = await app.messages('redirect');
      expect(context.pages()).toHaveLength(1);
      await expect(cashier.redirected).toHaveAttribute('data-window', 'handedOver');
      const outside = new BankPage(await context.newPage());
      await outside.page.goto(String(redirect?.payload?.url));
      await outside.press('pay');

      await cashier.expectStatus('processed');
      await expect.poll(async () => (await app.messages('depositStatus')).length).toBeGreaterThan(0);
      await cashier.root.locator('[data-testid=copy][data-copy=depositId]').click();
      const { id } = await operator.onlyDeposit(player);
      await expect
        .poll(() => app.messages('copyToBuffer'))
        .toEqual([{ type: 'copyToBuffer', payload: { text: id } }]);
      await cashier.by('close').click();
      await expect.poll(() => app.messages('close')).toHaveLength(1);
      for (const type of ['Loaded', 'init', 'fullLoaded']) {
        expect(await app.messages(type)).toHaveLength(1);
      }
    });
  });
}

test('an app that never brings its user data gets the error by its name', async ({ page, stack }) => {
  const app = new NativeApp(page);
  await app.install('ios', undefined);
  await page.goto(`${stack.urls.server}/cashier/deposit`);
  await expect.poll(() => app.messages('initError')).toHaveLength(1);
  const [error] = await app.messages('initError');
  expect(error?.payload?.message).toBe("Can't find a property in window");
  await expect(app.cashier.by('error-page')).toBeVisible();
});

test('garbage and a stranger’s token from the app are ignored, a fresh one of the player’s is gone on with', async ({
  page,
  stack,
  player,
  operator,
}) => {
  const app = new NativeApp(page);
  const { TOKEN_SECRET } = stack.secrets;
  await app.install('android', { token: signToken(TOKEN_SECRET, { id: player }), transport: 'http' });
  await page.goto(`${stack.urls.server}/cashier/deposit`);
  await expect(app.cashier.tile('sepa_instant')).toBeVisible();
  await expect.poll(() => app.messages('fullLoaded')).toHaveLength(1);
  for (const garbage of [
    '',
    '{',
    'null',
    '42',
    '{"type":"__proto__"}',
    '{"type":"token","payload":{"token":7}}',
  ]) {
    await app.tell(garbage);
  }
  const fresh = signToken(TOKEN_SECRET, { id: player }, Date.now() + 1_800_000);
  const tell = (token: string) => app.tell({ type: 'token', payload: { token } });
  await app.cashier.fillDeposit('sepa_instant', '25');
  await tell(fresh);
  await tell(signToken(TOKEN_SECRET, { id: `${player}-other` }));
  const created = page.waitForRequest('**/deposit-create');
  await app.cashier.submit.click();
  expect((await created).headers().authorization).toBe(`Bearer ${fresh}`);
  await expect.poll(() => app.messages('redirect')).toHaveLength(1);
  expect(await operator.deposits(player)).toHaveLength(1);
});
