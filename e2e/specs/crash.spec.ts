import { expect, test } from '../support/journey.ts';

test('a server killed between the provider’s yes and its own commit finds the payment again', async ({
  lobby,
  player,
  stack,
  sandbox,
  operator,
  page,
}) => {
  test.slow();
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.fillDeposit('sepa_instant', '25');
  // The provider makes the payment, but its answer never reaches the server.
  await sandbox.fault('timeout-next');
  const popup = page.waitForEvent('popup');
  await cashier.submit.click();
  await popup;
  await expect.poll(async () => (await sandbox.operations(player)).length).toBe(1);
  await stack.kill('server');
  await expect(cashier.root.getByText('We are still checking').first()).toBeVisible();
  await stack.start('server');

  await expect
    .poll(async () => (await operator.onlyDeposit(player)).state, { timeout: 45_000 })
    .toBe('pending');
  expect(await sandbox.operations(player)).toHaveLength(1);
  await sandbox.act(player, 'confirm');
  await cashier.expectStatus('processed');
  await lobby.expectBalance(25);
  expect(await operator.deposits(player)).toHaveLength(1);
  await operator.expectBooksToAgree();
});

test('a server killed while the bank is paid hears of it once it is back', async ({
  lobby,
  toBank,
  stack,
  operator,
}) => {
  test.slow();
  const bank = await toBank('25');
  await expect(bank.payButton).toBeVisible();
  await stack.kill('server');
  // The way back leads to a server that is not there: the payment does not depend on it.
  await bank.page.getByTestId('pay').click();
  await expect(bank.page.getByTestId('outcome')).toBeVisible();
  await stack.start('server');
  await expect(lobby.cashier.status).toHaveAttribute('data-status', 'processed', { timeout: 45_000 });
  await lobby.expectBalance(25);
  await operator.expectBooksToAgree();
});

test('a socket lost in the middle of a deposit comes back, and so does the status', async ({
  lobby,
  toBank,
  stack,
  operator,
}) => {
  test.slow();
  const bank = await toBank('25');
  await expect(bank.payButton).toBeVisible();
  await stack.stop('server');
  await stack.start('server');
  await bank.press('pay');
  // The longest back-off between two tries to connect is ten seconds.
  await expect(lobby.cashier.status).toHaveAttribute('data-status', 'processed', { timeout: 30_000 });
  await expect(lobby.events('socketReconnectAttempt')).not.toHaveCount(0);
  await lobby.expectBalance(25);
  await operator.expectBooksToAgree();
});
