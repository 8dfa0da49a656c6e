import { CoinDesk } from '../models/coin-desk.ts';
import { expect, test as journey } from '../support/journey.ts';
import { desktop, phone } from '../support/rooms.ts';

const address = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';

const test = journey.extend<{ desk: CoinDesk }>({
  desk: async ({ lobby }, use) => use(new CoinDesk(lobby)),
});

for (const [name, use, visit] of [
  ['on a phone in Arabic', phone, { lang: 'ar' }],
  ['on a desktop in the dark, over HTTP', desktop, { theme: 'dark', transport: 'http' }],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('a package is bought, played and redeemed', async ({
      lobby,
      page,
      player,
      desk,
      sandbox,
      operator,
    }) => {
      const { cashier } = lobby;
      await desk.open({ player, ...visit });
      await desk.choose('sailor');
      await desk.pay('usdt', 'TRC-20');
      await page.reload();
      await expect(cashier.by('qr')).toBeVisible();
      await sandbox.act(player, 'confirm');
      await cashier.expectStatus('processed');
      await expect(cashier.by('box-coins')).toContainText('22,000');
      await desk.expectCoins(22_000, 10.5);

      await lobby.enter({ player, ...visit, view: 'sweep' });
      await desk.expectCoins(22_000, 10.5);
      await desk.play(2);
      await lobby.open({ player, ...visit, view: 'sweep', open: 'withdrawal' });
      await expect(cashier.by('redeemable')).toHaveAttribute('data-amount', '10');
      await expect(cashier.by('unplayed')).toHaveAttribute('data-amount', '0.5');
      await desk.fillRedemption('10', address, 'TRC-20');
      await desk.review();
      await expect(cashier.by('converted')).toContainText('USDT');
      await cashier.by('confirm').click();
      await expect(cashier.by('code-step')).toBeVisible();
      await desk.enterSent();
      await cashier.expectStatus('processed');
      await desk.expectCoins(22_000, 0.5);
      await operator.expectBooksToAgree();
    });
  });
}

test('coins are had without a purchase, none is bought without a package, and nothing where it is not allowed', async ({
  lobby,
  page,
  player,
  desk,
}) => {
  const { cashier } = lobby;
  await lobby.enter({ player, view: 'sweep' });
  await page.getByRole('link', { name: 'Enter for free' }).click();
  await page.getByRole('textbox').fill(player);
  await page.getByRole('button').click();
  await expect(page.getByTestId('entered')).toBeVisible();
  await desk.open({ player });
  await desk.expectCoins(0, 2);

  await desk.choose('starter');
  await cashier.group('crypto').click();
  await cashier.tile('usdt').click();
  // The same page without its package, as an address that somebody cut short.
  await cashier.html.evaluate(() =>
    location.replace(`${location.pathname}?view=sweep&group=crypto&method=usdt`),
  );
  await expect(cashier.by('no-box')).toBeVisible();
  await cashier.by('choose-box').click();
  await expect(desk.box('starter')).toBeVisible();

  await desk.open({ player, country: 'FR' });
  await expect(cashier.by('empty')).toContainText('Sweepstakes are not allowed where you are');
});

test.describe('a player in Texas, on a phone', () => {
  test.use(phone);

  test('reads why a redemption is held, comes back to it, and has it paid once somebody let it go', async ({
    lobby,
    player,
    desk,
    operator,
  }) => {
    const { cashier } = lobby;
    await operator.giveRedeemable(player, 80);
    await lobby.open({ player, country: 'US', view: 'sweep', open: 'withdrawal' });
    await expect(cashier.by('redeemable')).toHaveAttribute('data-amount', '80');
    await desk.fillRedemption('60', address, 'TRC-20');
    await desk.review();
    await cashier.by('confirm').click();
    await expect(cashier.by('code-step')).toBeVisible();
    // The frame alone is loaded anew: its address has forgotten the view.
    await lobby.reloadCashier();
    await expect(cashier.by('code-step')).toBeVisible();
    await expect(cashier.by('confirm-code')).toHaveText('Confirm redemption');
    await desk.enterSent();
    await cashier.expectStatus('waiting');
    await expect(cashier.by('hold')).toContainText('We are checking your identity');
    await expect(cashier.by('hold')).toContainText('Please send a photo of your ID');

    // Who left comes back to it, and finds it where redemptions begin.
    await lobby.open({ player, country: 'US', view: 'sweep', open: 'withdrawal' });
    await expect(cashier.by('hold')).toBeVisible();
    await cashier.by('back').click();
    await expect(cashier.by('open-deposit')).toContainText('Redemption of');
    await cashier.by('open-deposit').getByRole('button').click();
    await expect(cashier.by('hold')).toBeVisible();
    await operator.decide(player, 'approve', { reason: 'ID seen' });
    await cashier.expectStatus('processed');
    await expect(cashier.status).toContainText('Your redemption has been paid out');
    await lobby.open({ player, country: 'US', region: 'US-WA', view: 'sweep' });
    await expect(cashier.by('empty')).toContainText('Sweepstakes are not allowed where you are');
    await expect(cashier.by('snackbar')).toHaveCount(0);
  });
});
