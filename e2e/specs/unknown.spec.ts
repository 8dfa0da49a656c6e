import { expect, test } from '../support/journey.ts';

test('a reply that was lost on its way is waiting, never failed', async ({
  lobby,
  toBank,
  player,
  operator,
  sandbox,
}) => {
  test.slow();
  // 11 at the end: the connection drops after the payment was made.
  await toBank('20.11');
  await lobby.cashier.expectStatus('waiting');
  await sandbox.act(player, 'confirm');
  await expect(lobby.cashier.status).toHaveAttribute('data-status', 'processed', { timeout: 30_000 });
  expect(await operator.deposits(player)).toHaveLength(1);
  await operator.expectBooksToAgree();
});

test('a payment that is paid although its create was answered with an error is credited', async ({
  lobby,
  toBank,
  operator,
}) => {
  test.slow();
  await toBank('20.09');
  await expect(lobby.cashier.status).toHaveAttribute('data-status', 'processed', { timeout: 30_000 });
  await lobby.expectBalance(20.09);
  await operator.expectBooksToAgree();
});

test('webhooks that overtake the reply to the create are not lost', async ({ lobby, toBank, operator }) => {
  await toBank('20.08');
  await lobby.cashier.expectStatus('processed');
  await lobby.expectBalance(20.08);
  await operator.expectBooksToAgree();
});

test('a cancel while the deposit is made is silent and leaves the form', async ({
  lobby,
  player,
  sandbox,
  page,
}) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.fillDeposit('sepa_instant', '25');
  await sandbox.fault('timeout-next');
  const popup = page.waitForEvent('popup');
  await cashier.submit.click();
  const opened = await popup;
  await cashier.by('cancel').click();
  await expect.poll(() => opened.isClosed()).toBe(true);
  await expect(cashier.by('snackbar')).toHaveCount(0);
  await expect(cashier.amount).toHaveValue('25');
  await expect(cashier.by('cancel')).toHaveCount(0);
});
