import { expectAccessible } from '../support/accessibility.ts';
import { expect, plainMethod, test } from '../support/journey.ts';
import { phone } from '../support/rooms.ts';

const brazil = { country: 'BR', currency: 'BRL' } as const;

test('a method’s guide tells the steps and leads to the operator’s in a window of its own', async ({
  lobby,
  player,
  page,
}) => {
  const { cashier } = lobby;
  await lobby.open({ player, ...brazil });
  await cashier.fillDeposit('pix', '50');
  await expect(cashier.by('method-head')).toContainText('24/7');
  await cashier.by('guide-link').click();
  await expect(cashier.by('guide-page').getByRole('listitem')).toHaveCount(3);
  const link = cashier.by('guide');
  await expect(link).toHaveAttribute('href', /^http.*\/guides\/pix\/en_BR$/);
  const guide = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(guide.status()).toBe(200);
  expect(await guide.text()).toContain('How to pay by Pix');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible(page, 'the guide');
  await cashier.by('guide-back').click();
  await expect(cashier.amount).toHaveValue('50');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a guide is told in English where the player’s language has none, also after reloads', async ({
    lobby,
    player,
    page,
  }) => {
    const { cashier } = lobby;
    await lobby.open({ player, ...brazil, lang: 'ar' });
    await cashier.tile('pix').click();
    await cashier.by('guide-link').click();
    const link = cashier.by('guide');
    await expect(link).toHaveAttribute('href', /pix\/en_BR$/);
    await lobby.reloadCashier();
    await expect(link).toHaveAttribute('href', /pix\/en_BR$/);
    await page.reload();
    await expect(link).toHaveAttribute('href', /pix\/en_BR$/);
    await cashier.by('guide-back').click();
    await expect(cashier.amount).toBeVisible();
  });
});

test('a badge that can’t be had is silent', async ({ lobby, player, page }) => {
  const { cashier } = lobby;
  await page.route(/\/badges\//, (route) => route.fulfill({ status: 404, body: '<b>24/7</b>' }));
  const asked = page.waitForResponse(/\/badges\//);
  await lobby.open({ player, ...brazil });
  await cashier.tile('pix').click();
  await asked;
  await expect(cashier.by('method-head')).not.toContainText('24/7');
  await expect(cashier.by('snackbar')).toHaveCount(0);
});

test('a method without a guide has no way to one', async ({ lobby, player }) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.tile(plainMethod).click();
  await expect(cashier.by('method-head')).toBeVisible();
  await expect(cashier.by('guide-link')).toHaveCount(0);
});
