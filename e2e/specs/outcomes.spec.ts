import { expect, test } from '../support/journey.ts';

// Amounts choose what the stand-in provider does: the last two digits in minor units.

test('a declined payment says that nothing was charged and can be tried again', async ({
  lobby,
  toBank,
  player,
  operator,
}) => {
  const bank = await toBank('25');
  await bank.press('decline');
  const { cashier } = lobby;
  await cashier.expectStatus('mistaked');
  await lobby.expectBalance(0);
  expect(await operator.onlyDeposit(player)).toMatchObject({ state: 'failed', creditedMinor: '0' });
  await cashier.by('try-again').click();
  await expect(cashier.tile('sepa_instant')).toBeVisible();
  await operator.expectBooksToAgree();
});

test('a create that the provider declines closes the window, and the same form pays again', async ({
  lobby,
  player,
  operator,
  page,
  payWindow,
}) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.fillDeposit('sepa_instant', '20.01');
  const popup = page.waitForEvent('popup');
  await cashier.submit.click();
  const opened = await popup;
  await expect(cashier.by('snackbar')).toContainText('The payment was not made');
  await expect.poll(() => opened.isClosed()).toBe(true);
  await expect(cashier.amount).toHaveValue('20.01');
  expect(await operator.onlyDeposit(player)).toMatchObject({ state: 'failed' });
  await cashier.amount.fill('20');
  const bank = await payWindow(() => cashier.submit.click());
  await bank.press('pay');
  await cashier.expectStatus('processed');
  await operator.expectBooksToAgree();
});

test('money that arrives after the deposit expired is credited and marked late', async ({
  lobby,
  toBank,
  player,
  operator,
}) => {
  const bank = await toBank('25');
  await bank.press('pay-late');
  const { cashier } = lobby;
  await expect
    .poll(async () => (await operator.onlyDeposit(player)).state, { message: 'credited in the end' })
    .toBe('credited');
  await lobby.expectBalance(25);
  await cashier.expectStatus('processed');
  await expect(cashier.root.getByText('The money arrived late')).toBeVisible();
  const { deposit, marks, history } = await operator.dossier((await operator.onlyDeposit(player)).id);
  expect(deposit).toMatchObject({ isLate: true, creditedMinor: '2500' });
  expect(marks).toContain('late');
  expect(history.map(({ state }) => state)).toContain('expired');
  await operator.expectBooksToAgree();
});

test('bank money that is not what was asked waits for an agent', async ({
  lobby,
  toBank,
  player,
  operator,
}) => {
  const bank = await toBank('20.03');
  await bank.press('pay');
  await expect.poll(async () => (await operator.onlyDeposit(player)).isHeld).toBe(true);
  const { id, creditedMinor } = await operator.onlyDeposit(player);
  expect(creditedMinor).toBe('0');
  expect((await operator.dossier(id)).marks).toContain('held');
  const { cashier } = lobby;
  await cashier.expectStatus('waiting');
  await expect(cashier.root.getByText('our team is checking the payment')).toBeVisible();
  await lobby.expectBalance(0);
  await operator.expectBooksToAgree();
});

for (const { title, amount } of [
  { title: 'every webhook comes twice', amount: '20.05' },
  { title: 'the webhooks come in the wrong order', amount: '20.06' },
]) {
  test(`the money is credited once when ${title}`, async ({ lobby, toBank, player, operator, sandbox }) => {
    const bank = await toBank(amount);
    await bank.press('pay');
    await lobby.cashier.expectStatus('processed');
    await lobby.expectBalance(Number(amount));
    await sandbox.act(player, 'duplicate');
    await sandbox.act(player, 'reorder');
    const { id } = await operator.onlyDeposit(player);
    const { movements } = await operator.dossier(id);
    expect(movements).toHaveLength(1);
    await operator.expectBooksToAgree();
    await lobby.expectBalance(Number(amount));
  });
}

test('a payment that fails after it was pending ends as not gone through', async ({
  lobby,
  toBank,
  operator,
}) => {
  const bank = await toBank('20.14');
  await bank.press('pay');
  await lobby.cashier.expectStatus('mistaked');
  await lobby.expectBalance(0);
  await operator.expectBooksToAgree();
});

test('a refund takes the money back, and the player is told', async ({
  lobby,
  toBank,
  player,
  operator,
  sandbox,
}) => {
  const bank = await toBank('40');
  await bank.press('pay');
  await lobby.cashier.expectStatus('processed');
  await lobby.expectBalance(40);
  await sandbox.act(player, 'refund');
  await lobby.expectBalance(0);
  await expect(lobby.cashier.status).toContainText('This payment was taken back');
  expect((await operator.dossier((await operator.onlyDeposit(player)).id)).marks).toContain('reversed');
  await operator.expectBooksToAgree();
});
