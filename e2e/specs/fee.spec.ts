import { expect, test } from '../support/journey.ts';

test('a fee that is taken from the amount is told before, and just that is taken', async ({
  lobby,
  player,
  operator,
  sandbox,
  payWindow,
}) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.group('e-money').click();
  await cashier.fillDeposit('skrill', '25');
  await cashier.fieldInput('email').fill('ana@example.com');
  await cashier.by('bonus-toggle').uncheck();
  const sums = cashier.root.locator('dl');
  await expect(sums).toContainText('€0.38 (1.5%), taken off');
  await expect(sums).toContainText('To your balance€24.62');
  const bank = await payWindow(() => cashier.submit.click());
  await bank.press('pay');
  await cashier.expectStatus('processed');
  await lobby.expectBalance(24.62);
  expect(await operator.onlyDeposit(player)).toMatchObject({ creditedMinor: '2500', feeMinor: '38' });
  await operator.expectBooksToAgree();

  await sandbox.act(player, 'refund');
  await lobby.expectBalance(0);
  await operator.expectBooksToAgree();
});
