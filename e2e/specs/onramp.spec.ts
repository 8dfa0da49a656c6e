import { BankPage } from '../models/bank-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { phone } from '../support/rooms.ts';

const visit = { country: 'DE', currency: 'EUR' } as const;

test('offers are compared, one is chosen, and its seller’s page pays the deposit', async ({
  lobby,
  player,
  page,
  payWindow,
}) => {
  const { cashier } = lobby;
  await lobby.open({ player, ...visit });
  await cashier.fillDeposit('onramp', '100');
  await cashier.submit.click();
  const offers = cashier.by('offer');
  await expect(offers).toHaveCount(3);
  await expect(offers.first()).toHaveAttribute('data-best', '');
  await expect(offers.first()).toContainText('USDT');
  await expectAccessible(page, 'the offers');
  await offers.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(offers.nth(1)).toBeFocused();

  await payWindow(() => offers.nth(1).click());
  await expect(cashier.by('chosen-offer')).toHaveAttribute('data-window', 'open');
  await cashier.by('back-to-offers').click();
  await expect(offers).toHaveCount(3);
  const bank = await payWindow(() => offers.first().click());
  await bank.press('pay');
  await cashier.expectStatus('processed');
  await lobby.expectBalance(100);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a blocked window asks for another press, and a reload comes back to the offers', async ({
    lobby,
    player,
    page,
  }) => {
    const { cashier } = lobby;
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      let refusals = 1;
      window.open = (...given) => (refusals-- > 0 ? null : open(...given));
    });
    await lobby.open({ player, ...visit });
    await cashier.fillDeposit('onramp', '100');
    await cashier.submit.click();
    await cashier.by('offer').first().click();
    await expect(cashier.by('chosen-offer')).toHaveAttribute('data-window', 'blocked');
    const popup = page.waitForEvent('popup');
    await cashier.by('open-payment').click();
    await expect(new BankPage(await popup).payButton).toBeVisible();

    await page.reload();
    await expect(cashier.by('offer')).toHaveCount(3);
  });

  test('a deposit that is given up or runs out leaves the offers', async ({ lobby, player, sandbox }) => {
    const { cashier } = lobby;
    await lobby.open({ player, ...visit });
    await cashier.fillDeposit('onramp', '100');
    await cashier.submit.click();
    await expect(cashier.by('offer')).toHaveCount(3);
    await sandbox.act(player, 'expire');
    await cashier.expectStatus('mistaked');
  });
});
