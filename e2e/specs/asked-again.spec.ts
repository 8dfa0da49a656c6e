import { expect, test } from '../support/journey.ts';

// In a file that runs early: it waits for the server's own time limit.
test('a provider that does not answer in time is asked again, and the payment arrives', async ({
  lobby,
  toBank,
  player,
  operator,
  sandbox,
}) => {
  test.setTimeout(60_000);
  const { cashier } = lobby;
  // 02 at the end: the payment is made, the answer never comes.
  await toBank('20.02');
  await expect.poll(async () => (await sandbox.operations(player)).length).toBe(1);
  await expect(cashier.status).toHaveAttribute('data-status', 'waiting', { timeout: 45_000 });
  expect(await operator.onlyDeposit(player)).toMatchObject({ creditedMinor: '0' });
  // The provider is asked within seconds, not by the next minute.
  await expect(cashier.by('open-payment')).toBeVisible({ timeout: 8_000 });
  await sandbox.act(player, 'confirm');
  await cashier.expectStatus('processed');
  await lobby.expectBalance(20.02);
  expect(await sandbox.operations(player)).toHaveLength(1);
  await operator.expectBooksToAgree();
});
