import { expectAccessible } from '../support/accessibility.ts';
import { expect, plainMethod, test } from '../support/journey.ts';

test('bonuses are compared on their page, and the chosen one comes with the deposit', async ({
  lobby,
  player,
  page,
  operator,
  payWindow,
}) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.fillDeposit(plainMethod, '50');
  await cashier.by('bonus-details').click();
  await expect(cashier.by('bonus-option')).toHaveCount(2);
  await expect(cashier.by('bonus-terms')).toContainText('100% of your deposit');
  await expectAccessible(page, 'the bonuses');
  await cashier.by('bonus-option').first().getByRole('radio').focus();
  await page.keyboard.press('ArrowDown');
  await expect(cashier.by('bonus-terms')).toHaveAttribute('data-bonus', 'spins');
  await cashier.by('bonus-back').click();
  await expect(cashier.amount).toHaveValue('50');
  await expect(cashier.by('bonus')).toHaveAttribute('data-bonus', 'spins');
  const bank = await payWindow(() => cashier.submit.click());
  await bank.press('pay');
  await cashier.expectStatus('processed');
  expect(await operator.onlyDeposit(player)).toMatchObject({ bonusId: 'spins' });
});

test('a reload stays on the page of the bonuses, and back leads to the form', async ({
  lobby,
  player,
  page,
}) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.fillDeposit(plainMethod, '50');
  await cashier.by('bonus-details').click();
  await expect(cashier.by('bonus-terms')).toBeVisible();
  await page.frames()[1]?.evaluate(() => location.reload());
  await expect(cashier.by('bonus-terms')).toBeVisible();
  await cashier.by('bonus-back').click();
  await expect(cashier.amount).toBeVisible();
});
