import { NativeApp } from '../models/native-app.ts';
import { expect, test } from '../support/journey.ts';
import { signToken } from '../support/tokens.ts';

test('a region is found by search and brings its own methods', async ({ lobby, player }) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await expect(cashier.tile('sepa_instant')).toBeVisible();
  await cashier.by('region').click();
  await expect(cashier.region('DE')).toHaveAttribute('aria-current', 'true');
  // The own country stands on top, and a flag with every one.
  await expect(cashier.by('region-option').first()).toHaveAttribute('data-country', 'DE');
  const flagless = cashier.by('region-option').filter({ hasNot: cashier.root.locator('svg') });
  await expect(flagless).toHaveCount(0);
  await cashier.search.fill('nether');
  await expect(cashier.by('region-option')).toHaveCount(1);
  await cashier.region('NL').click();
  await expect(cashier.tile('ideal')).toBeVisible();
  await expect(cashier.tile('giropay_bank')).toHaveCount(0);
  await expect(cashier.by('region')).toContainText('NL');
  // The account's own currency stays where the country takes it.
  await expect(cashier.by('region')).toContainText('EUR');
});

test('a country without methods says so and leads to another country', async ({ lobby, player }) => {
  const { cashier } = lobby;
  await lobby.open({ player, country: 'AQ', currency: 'EUR' });
  await expect(cashier.by('empty')).toContainText('There are no payment methods available for this region');
  await cashier.by('region').click();
  await expect(cashier.by('back')).toBeVisible();
  await cashier.search.fill('Germany');
  await cashier.region('DE').click();
  await expect(cashier.tile('sepa_instant')).toBeVisible();
});

test('the region page cannot be opened directly', async ({ page, operator, player }) => {
  const address = await operator.openSession(player);
  await page.goto(address.replace('/deposit', '/deposit/region'));
  await expect(page.getByTestId('method-tile').first()).toBeVisible();
  await expect(page.getByTestId('region-option')).toHaveCount(0);
});

test('a long list is searched; finding nothing says so, and Escape clears', async ({
  page,
  player,
  stack,
}) => {
  await page.route('**/api/*/methods-payment-v3', async (route) => {
    const response = await route.fetch();
    const { status, data } = await response.json();
    const model = data.methods.find(({ name }: { name: string }) => name === 'paysafecard');
    const more = Array.from({ length: 8 }, (_, index) => ({
      ...model,
      name: `voucher_${index}`,
      text: { en: `Voucher ${index}` },
      position: 100 + index,
    }));
    await route.fulfill({
      response,
      json: { status, data: { ...data, methods: [...data.methods, ...more] } },
    });
  });
  // An address without country and currency: the list comes with the player, and is long from the start.
  const app = new NativeApp(page);
  const { cashier } = app;
  await app.install('ios', { token: signToken(stack.secrets.TOKEN_SECRET, { id: player }) });
  await page.goto(`${stack.urls.server}/cashier/deposit`);
  await expect(cashier.tile('voucher_7')).toBeVisible();
  const all = await cashier.tiles.count();
  await cashier.search.fill('paysafe');
  await expect(cashier.tiles).toHaveCount(1);
  await cashier.search.fill('zzz');
  await expect(page.getByText('Nothing found for “zzz”')).toBeVisible();
  await cashier.search.press('Escape');
  await expect(cashier.tiles).toHaveCount(all);
  await expect(cashier.search).toHaveValue('');
});

test('a group opens its members, and back leads the same way out', async ({ lobby, player }) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.group('e-money').click();
  await expect(cashier.tile('skrill')).toBeVisible();
  await cashier.tile('skrill').click();
  await expect(cashier.amount).toBeVisible();
  await cashier.by('back').click();
  await expect(cashier.tile('neteller')).toBeVisible();
  await cashier.by('back').click();
  await expect(cashier.group('e-money')).toBeVisible();
  await expect(cashier.by('back')).toHaveCount(0);
});

test('Escape goes back, and not beyond the list', async ({ lobby, player, page }) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.tile('sepa_instant').click();
  await expect(cashier.amount).toBeVisible();
  await cashier.amount.press('Escape');
  await expect(cashier.by('back')).toHaveCount(0);
  await expect(cashier.tile('sepa_instant')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cashier.tile('sepa_instant')).toBeVisible();
});

test('the browser’s back goes from the form to the list, and from the list closes the cashier', async ({
  lobby,
  player,
  page,
}) => {
  const { cashier } = lobby;
  await lobby.enter({ player });
  await lobby.depositButton.click();
  await lobby.waitUntilReady();
  await cashier.tile('sepa_instant').click();
  await expect(cashier.amount).toBeVisible();
  // Playwright's own way back waits for a page that never changes.
  await page.evaluate(() => history.back());
  await expect(cashier.by('back')).toHaveCount(0);
  await expect(cashier.tile('sepa_instant')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(lobby.events('close')).toHaveCount(1);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a page whose code cannot be loaded leads to the error page and back', async ({
  lobby,
  player,
  context,
}) => {
  const { cashier } = lobby;
  await context.route(/\/assets\/region[^/]*\.js/, (route) => route.abort());
  await lobby.open({ player });
  await lobby.waitUntilReady();
  await cashier.by('region').click();
  await expect(cashier.by('error-page')).toBeVisible();
  await expect(lobby.events('displayError')).toHaveCount(1);
  await expect(lobby.events('displayError')).toContainText('"stack"');
  await context.unroute(/\/assets\/region[^/]*\.js/);
  await cashier.by('refresh').click();
  await expect(cashier.by('error-page')).toHaveCount(0);
  await expect(cashier.tile('sepa_instant').or(cashier.region('DE')).first()).toBeVisible();
});

test('a tile pressed before the script runs leads to the form', async ({ lobby, player, context, stack }) => {
  const { cashier } = lobby;
  // The script waits until the tile was pressed.
  let release = () => {};
  const pressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(`${stack.urls.server}/**/*.js`, async (route) => {
    await pressed;
    await route.continue();
  });
  await lobby.open({ player });
  await cashier.tile('sepa_instant').click();
  release();
  await expect(cashier.amount).toBeVisible();
});

test('the close button tells the host', async ({ lobby, player, page }) => {
  await lobby.open({ player });
  await lobby.waitUntilReady();
  await lobby.cashier.by('close').click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(lobby.events('close')).toHaveCount(1);
});
