import { expect, plainMethod, test } from '../support/journey.ts';

test('a bonus says what is missing, what it brings, and comes and goes with the money', async ({
  lobby,
  player,
  operator,
  sandbox,
  payWindow,
}) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.fillDeposit(plainMethod, '15');
  const card = cashier.root.locator('label', { has: cashier.by('bonus-toggle') });
  await expect(card).toContainText('€5 more to get it');
  await cashier.amount.fill('50');
  await expect(card).toContainText('€50 on top of your deposit');
  await expect(cashier.root.locator('dl')).toContainText('You pay€50Bonus+ €50You get in total€100');
  const bank = await payWindow(() => cashier.submit.click());
  await bank.press('pay');
  await cashier.expectStatus('processed');
  expect(await operator.onlyDeposit(player)).toMatchObject({ bonusId: 'welcome', bonusMinor: '5000' });
  await lobby.expectBalance(50);
  await expect(lobby.bonusBalance).toHaveAttribute('data-amount', '50');
  await expect(lobby.bonusBalance).toHaveText('+ €50.00 bonus');
  await operator.expectBooksToAgree();

  await sandbox.act(player, 'refund');
  await lobby.expectBalance(0);
  await expect(lobby.bonusBalance).toHaveCount(0);
  expect(await operator.onlyDeposit(player)).toMatchObject({ bonusMinor: '0', reversedMinor: '5000' });
  await operator.expectBooksToAgree();
});

test('a bonus that is switched off is not asked for', async ({ lobby, player, operator, payWindow }) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.fillDeposit(plainMethod, '50');
  await cashier.by('bonus-toggle').uncheck();
  await expect(cashier.root.getByText('Not used for this deposit')).toBeVisible();
  const bank = await payWindow(() => cashier.submit.click());
  await bank.press('pay');
  await cashier.expectStatus('processed');
  const deposit = await operator.onlyDeposit(player);
  expect(deposit.bonusId).toBeUndefined();
  await lobby.expectBalance(50);
  await expect(lobby.bonusBalance).toHaveCount(0);
});
