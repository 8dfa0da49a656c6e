import type { Visit } from '../models/lobby.ts';
import { expect, test } from '../support/journey.ts';

const arabic = /[\u0600-\u06ff]/;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

interface Variant {
  readonly name: string;
  readonly visit: Partial<Visit>;
  readonly use: typeof phone | typeof desktop;
}

const variants: readonly Variant[] = [
  { name: 'by mouse on a desktop, over the socket', visit: {}, use: desktop },
  { name: 'over HTTP', visit: { transport: 'http' }, use: desktop },
  { name: 'by touch on a phone', visit: {}, use: phone },
  { name: 'in Arabic on a phone', visit: { lang: 'ar' }, use: phone },
  { name: 'in the dark on a phone', visit: { theme: 'dark' }, use: phone },
];

for (const { name, visit, use } of variants) {
  test.describe(name, () => {
    test.use(use);

    test('a player deposits and sees the money arrive', async ({
      lobby,
      player,
      operator,
      payWindow,
      stack,
    }) => {
      const { cashier } = lobby;
      await lobby.enter({ player, ...visit });
      await lobby.expectBalance(0);
      await lobby.depositButton.click();

      await cashier.tile('sepa_instant').click();
      await cashier.chip(50).click();
      await expect(cashier.chip(50)).toHaveAttribute('aria-checked', 'true');
      await expect(cashier.amount).toHaveValue('50');
      await expect(cashier.submit).toContainText('50');
      const bank = await payWindow(() => cashier.submit.click());
      await expect(bank.amount).toHaveText('€50.00');
      await expect(cashier.redirected).toHaveAttribute('data-window', 'open');
      await bank.press('pay');

      await cashier.expectStatus('processed');
      await lobby.expectBalance(50);
      for (const type of ['init', 'fullLoaded', 'depositStatus']) {
        await expect(lobby.events(type)).not.toHaveCount(0);
      }
      await expect(lobby.events('depositStatus').first()).toContainText('"status":"processed"');
      await expect(lobby.events('displayError').or(lobby.events('onLocaleError'))).toHaveCount(0);

      const deposit = await operator.onlyDeposit(player);
      expect(deposit).toMatchObject({ state: 'credited', creditedMinor: '5000', method: 'sepa_instant' });
      await operator.expectBooksToAgree();

      const metrics = await (await fetch(`${stack.urls.server}/metrics`)).text();
      for (const key of ['load_time', 'deposit_delay']) {
        expect(metrics).toContain(`cashier_widget_seconds_count{key="${key}"}`);
      }

      const isArabic = visit.lang === 'ar';
      await expect(cashier.html).toHaveAttribute('lang', isArabic ? 'ar' : /^en/);
      await expect(cashier.html).toHaveAttribute('dir', isArabic ? 'rtl' : 'ltr');
      await expect(cashier.html).toHaveAttribute('data-theme', visit.theme ?? 'light');
      if (isArabic) await expect(cashier.status).toContainText(arabic);
    });
  });
}
