import type { Visit } from '../models/lobby.ts';
import { walkScreens } from '../models/walk.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

const looks: readonly { name: string; visit: Partial<Visit>; viewport: typeof phone }[] = [
  { name: 'light, on a phone', visit: {}, viewport: phone },
  { name: 'dark, on a desktop', visit: { theme: 'dark' }, viewport: desktop },
  { name: 'in Arabic, on a phone', visit: { lang: 'ar' }, viewport: phone },
];

// A colour in the middle of a transition has the contrast of neither end.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, visit, viewport } of looks) {
  test.describe(name, () => {
    test.use({ viewport });
    test('every screen of a deposit is accessible', async ({ lobby, sandbox, player, page }) => {
      test.slow();
      await walkScreens({
        lobby,
        sandbox,
        visit: { player, ...visit },
        look: (screen) => expectAccessible(page, screen, 'iframe'),
      });
    });
  });
}

test('the pages beside the cashier are accessible', async ({
  page,
  stack,
  lobby,
  player,
  operator,
  toBank,
}) => {
  await lobby.enter({ player });
  await lobby.expectBalance(0);
  await expectAccessible(page, 'lobby');
  const bank = await toBank('25');
  await expect(bank.payButton).toBeVisible();
  await expectAccessible(bank.page, 'the bank’s page');
  await bank.keepOpen();
  await bank.press('pay');
  await lobby.cashier.expectStatus('processed');
  await expect(bank.page.locator('#close')).toBeVisible();
  await expectAccessible(bank.page, 'the way back');
  await bank.page.goto(stack.urls.sandbox);
  await expectAccessible(bank.page, 'the sandbox’s controls');
  await page.goto(await operator.openSession(player));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cashier.user'))).toContain('token');
  await page.goto(`${stack.urls.server}/cashier/deposit/complete?status=accepted`);
  await expect(page.getByTestId('status')).toHaveAttribute('data-status', 'accepted');
  await expectAccessible(page, 'accepted');
});
