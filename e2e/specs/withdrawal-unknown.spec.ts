import type { Page } from '@playwright/test';
import { expect, sepa, test } from '../support/withdrawals.ts';

/** From now on the server does what this call asks, and its answer gets lost; gives how to end it. */
async function loseAnswers(page: Page, call: string): Promise<() => Promise<void>> {
  const pattern = `**/api/*/${call}`;
  await page.route(pattern, async (route) => {
    await route.fetch().catch(() => undefined);
    await route.abort('connectionreset').catch(() => undefined);
  });
  return () => page.unroute(pattern);
}

test('an answer that is lost is still checked, over a reload too, and nothing is paid out twice', async ({
  lobby,
  page,
  desk,
  toList,
  player,
  operator,
}) => {
  test.slow();
  const { cashier } = lobby;
  await toList({ transport: 'http' });
  await desk.fill('withdraw_sepa', '60', sepa);
  // Nothing was sent yet: a reload forgets what was typed, not where one was.
  await lobby.reloadCashier();
  await expect(cashier.fieldInput('iban')).toBeVisible();
  await cashier.amount.fill('60');
  for (const [name, value] of Object.entries(sepa)) await cashier.fieldInput(name).fill(value);
  await desk.review();
  const endLoss = await loseAnswers(page, 'withdrawal-create');
  await cashier.by('confirm').dblclick();
  await expect(cashier.by('confirm')).toHaveText('Check now', { timeout: 30_000 });
  await cashier.by('back').click();
  await cashier.by('show-request').click();
  await expect(cashier.root.getByText('nothing is paid out twice')).toBeVisible();
  const code = await desk.message.innerText();
  await page.reload();
  await expect(cashier.by('code-step')).toBeVisible();
  await endLoss();

  const endSecond = await loseAnswers(page, 'withdrawal-confirm');
  await desk.enter(code);
  await cashier.expectStatus('processed');
  await endSecond();
  await page.reload();
  await expect(desk.sum('available').or(cashier.status)).toBeVisible();
  await lobby.expectBalance(40);
  expect((await operator.onlyWithdrawal(player)).state).toBe('settled');
  await operator.expectBooksToAgree();
});
