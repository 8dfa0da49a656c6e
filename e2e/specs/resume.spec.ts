import { Lobby } from '../models/lobby.ts';
import { expect, test } from '../support/journey.ts';

for (const transport of ['socket', 'http'] as const) {
  test(`a reload in mid-deposit comes back to it over ${transport}, and another tab tells the same`, async ({
    lobby,
    toBank,
    player,
    sandbox,
    context,
    stack,
  }) => {
    const { cashier } = lobby;
    const bank = await toBank('25', { transport });
    await expect(bank.payButton).toBeVisible();
    await lobby.page.reload();
    await cashier.expectStatus('waiting');
    await expect(cashier.by('open-payment')).toBeVisible();
    const other = new Lobby(await context.newPage(), stack.urls.demo);
    await other.open({ player, transport });
    await other.cashier.by('open-deposit').getByRole('button').click();
    await other.cashier.expectStatus('waiting');
    await sandbox.act(player, 'confirm');
    for (const { cashier: tab } of [lobby, other]) await tab.expectStatus('processed');
    await lobby.expectBalance(25);
  });
}

test('a deposit that ended during the reload says how', async ({ lobby, toBank, player, sandbox, page }) => {
  const bank = await toBank('25');
  await expect(bank.payButton).toBeVisible();
  await page.goto('about:blank');
  await sandbox.act(player, 'confirm');
  await page.goBack();
  await lobby.cashier.expectStatus('processed');
});

test('after a killed tab the list offers the open deposit, and it can be paid', async ({
  toBank,
  player,
  page,
  context,
  stack,
}) => {
  const bank = await toBank('25');
  await expect(bank.payButton).toBeVisible();
  await bank.page.close();
  await page.close();

  const fresh = await context.newPage();
  const lobby = new Lobby(fresh, stack.urls.demo);
  await lobby.open({ player });
  const open = lobby.cashier.by('open-deposit');
  await expect(open).toContainText('25');
  await open.getByRole('button').click();
  await lobby.cashier.expectStatus('waiting');
  const popup = fresh.waitForEvent('popup');
  await lobby.cashier.by('open-payment').click();
  await (await popup).getByTestId('pay').click();
  await lobby.cashier.expectStatus('processed');
  await lobby.expectBalance(25);
});

test('a double click makes one deposit', async ({ lobby, player, operator, sandbox, page }) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.fillDeposit('sepa_instant', '25');
  const popup = page.waitForEvent('popup');
  await cashier.submit.dblclick();
  await popup;
  await expect(cashier.redirected).toBeVisible();
  expect(await operator.deposits(player)).toHaveLength(1);
  expect(await sandbox.operations(player)).toHaveLength(1);
  expect(page.context().pages()).toHaveLength(2);
});

test('a second deposit like an open one asks first', async ({
  lobby,
  toBank,
  player,
  operator,
  payWindow,
}) => {
  const { cashier } = lobby;
  const bank = await toBank('25');
  await expect(bank.payButton).toBeVisible();
  await bank.page.close();
  await cashier.by('back').click();

  // The window that was opened in the click is closed again.
  const submitInVain = async () => {
    await cashier.fillDeposit('sepa_instant', '25');
    const { page } = await payWindow(() => cashier.submit.click());
    await expect.poll(() => page.isClosed()).toBe(true);
  };
  await submitInVain();
  const dialog = cashier.by('similar');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('25');
  await cashier.root.getByRole('button', { name: 'View open payment' }).click();
  await cashier.expectStatus('waiting');
  expect(await operator.deposits(player)).toHaveLength(1);

  await cashier.by('back').click();
  await submitInVain();
  const second = await payWindow(() => cashier.by('similar-confirm').click());
  await second.press('pay');
  await cashier.expectStatus('processed');
  await lobby.expectBalance(25);
  expect(await operator.deposits(player)).toHaveLength(2);
});
