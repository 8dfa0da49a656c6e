import type { Page } from '@playwright/test';
import { walkScreens } from '../models/walk.ts';
import { expect, test } from '../support/journey.ts';
import { expectNoSidewaysScroll } from '../support/sideways.ts';

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const { name, scale, lang } of [
    { name: 'no screen scrolls sideways', scale: 1, lang: 'en' },
    { name: 'no screen scrolls sideways with text twice as large', scale: 2, lang: 'en' },
    { name: 'no Arabic screen scrolls sideways', scale: 1, lang: 'ar' },
  ]) {
    test(name, async ({ lobby, sandbox, player }) => {
      test.slow();
      const { html } = lobby.cashier;
      await walkScreens({
        lobby,
        sandbox,
        visit: { player, lang },
        async look(screen) {
          await html.evaluate((element, times) => {
            element.style.fontSize = `${times * 100}%`;
          }, scale);
          await expectNoSidewaysScroll(html, screen);
        },
      });
    });
  }
});

/** Adds up what moves by itself in every page and frame to come. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(JSON.stringify(entry));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const { name, viewport } of [
  { name: 'a phone', viewport: { width: 360, height: 740 } },
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('nothing moves while the player’s own list replaces the first, and what can’t be used says why', async ({
      lobby,
      page,
      context,
      player,
    }) => {
      await watchShifts(page);
      await context.route('**/api/*/methods-payment-v3', async (route) => {
        const response = await route.fetch();
        const { status, data } = await response.json();
        // This player may pay less, and one method is used up.
        const methods = data.methods.map((method: { name: string }) => ({
          ...method,
          ...(method.name === 'sepa_instant' && { amount_rules: { EUR: { min: 15, max: 150 } } }),
          ...((method.name === 'paysafecard' || method.name === 'neteller') && {
            availability: { state: 'exhausted' },
          }),
          ...(method.name === 'skrill' && { availability: { state: 'maintenance' } }),
        }));
        await route.fulfill({ response, json: { status, data: { ...data, methods } } });
      });
      await lobby.open({ player });
      await lobby.waitUntilReady();
      await expect(lobby.cashier.tile('sepa_instant')).toContainText('150');
      await expect(lobby.cashier.tile('paysafecard')).not.toHaveAttribute('href');
      const shifts = await lobby.cashier.html.evaluate(() => Reflect.get(window, 'shifts'));
      expect(shifts).toEqual([]);

      // In a group as in the list: kept, told, and no way to pay with it.
      const { cashier } = lobby;
      await cashier.group('e-money').click();
      await expect(cashier.tile('skrill')).toContainText('Under maintenance');
      await expect(cashier.tile('neteller')).toContainText('used up');
      for (const method of ['skrill', 'neteller']) {
        await expect(cashier.tile(method)).not.toHaveAttribute('href');
        await cashier.tile(method).click();
        await expect(cashier.amount).toHaveCount(0);
      }
    });
  });
}
