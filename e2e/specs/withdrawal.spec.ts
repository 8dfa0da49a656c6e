import { desktop, expect, phone, sepa, test } from '../support/withdrawals.ts';

for (const [name, use, visit] of [
  ['on a phone', phone, {}],
  ['on a phone in Arabic', phone, { lang: 'ar' }],
  ['on a desktop in the dark, over HTTP', desktop, { theme: 'dark', transport: 'http' }],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('money is paid out', async ({ lobby, page, desk, toList, operator }) => {
      const { cashier } = lobby;
      await toList(visit);
      await desk.fill('withdraw_sepa', '60', sepa);
      await desk.request();
      const code = await desk.message.innerText();

      await page.reload();
      await expect(cashier.by('code-step')).toBeVisible();
      await desk.enter(code);
      await cashier.expectStatus('processed');
      await lobby.expectBalance(40);
      await expect(lobby.events('withdrawalStatus').first()).toContainText('processed');
      await operator.expectBooksToAgree();
    });
  });
}

test('a wrong code leaves the money set aside, and it can be taken back, which a second tab sees', async ({
  lobby,
  desk,
  toList,
  player,
  inTab,
}) => {
  const { cashier } = lobby;
  await toList();
  await desk.fill('withdraw_sepa', '60', sepa);
  await desk.request();
  const right = await desk.message.innerText();
  await desk.enter(right === '000000' ? '111111' : '000000');
  await expect(cashier.field('code').getByTestId('field-error')).toBeVisible();

  const other = await inTab({ player, open: 'withdrawal' });
  await other.cashier.by('open-deposit').getByRole('button').click();
  await expect(other.cashier.by('enter-code')).toBeVisible();
  await other.cashier.by('enter-code').click();
  await expect(other.cashier.by('code-step')).toBeVisible();

  await lobby.page.bringToFront();
  await desk.cancel();
  await cashier.expectStatus('mistaked');
  await expect(cashier.status).toContainText('canceled');
  await lobby.expectBalance(100);
  await other.cashier.expectStatus('mistaked');
  await expect(other.cashier.status).toContainText('canceled');
});

test('a provider that refuses gives the money back', async ({ lobby, desk, toList, operator }) => {
  const { cashier } = lobby;
  await toList();
  // What arrives ends in 43: accepted, then refused.
  await desk.fill('withdraw_sepa', '61.43', sepa);
  await desk.request();
  await desk.enterSent();
  await cashier.expectStatus('mistaked');
  await expect(cashier.status).toContainText('The money is in your balance');
  await lobby.expectBalance(100);
  await operator.expectBooksToAgree();
});

test('somebody of the operator decides over a larger sum, and the player reads why it was refused', async ({
  lobby,
  desk,
  toList,
  operator,
  player,
}) => {
  const { cashier } = lobby;
  await toList({}, 300);
  await desk.fill('withdraw_sepa', '200', sepa);
  await desk.request();
  await desk.enterSent();
  await cashier.expectStatus('waiting');
  await expect(cashier.status).toContainText('being checked');
  await operator.decide(player, 'reject', {
    reason: 'account of somebody else',
    playerReason: 'This account is not in your name.',
  });
  await cashier.expectStatus('mistaked');
  await expect(cashier.by('reason')).toHaveText('This account is not in your name.');
  await lobby.expectBalance(300);
  await cashier.by('try-again').click();
  await expect(desk.sum('reserved')).toContainText('0');
});

test('history lists both ways of the money and leads to each payment', async ({ lobby, toList }) => {
  const { cashier } = lobby;
  await toList();
  await cashier.by('history-link').click();
  await expect(cashier.by('history-item')).toHaveCount(1);
  await cashier.by('history-item').click();
  await cashier.expectStatus('processed');
  await cashier.by('back').click();
  await expect(cashier.by('history-item')).toHaveCount(1);
  await cashier.root.getByRole('radio').nth(2).click();
  await expect(cashier.by('history-empty')).toBeVisible();
});

test('a limit and a break hold at once, and neither keeps money from going out', async ({
  lobby,
  player,
  desk,
  toList,
}) => {
  const { cashier } = lobby;
  await toList();
  await cashier.by('limits-link').click();
  await cashier.by('limit-change').first().click();
  await cashier.by('limit-dialog').first().locator('input').fill('120');
  await cashier.by('limit-save').first().click();
  await expect(cashier.by('limit').first()).toContainText('€120');
  await lobby.open({ player });
  await lobby.waitUntilReady();
  await cashier.fillDeposit('sepa_instant', '50');
  await cashier.submit.click();
  await expect(cashier.by('snackbar')).toContainText('deposit limit');

  await cashier.by('back').click();
  await cashier.by('limits-link').click();
  const breaks = cashier.by('coolOff');
  await breaks.getByTestId('pause-days').first().click();
  await breaks.getByTestId('pause-start').click();
  await cashier.by('pause-confirm').click();
  await expect(cashier.by('paused')).toContainText('withdraw at any time');
  await cashier.by('back').click();
  await cashier.fillDeposit('sepa_instant', '20');
  await expect(cashier.root.getByText('You have paused deposits')).toBeVisible();
  await cashier.submit.click();
  await expect(cashier.by('snackbar').last()).toContainText('paused');

  await lobby.open({ player, open: 'withdrawal' });
  await lobby.waitUntilReady();
  await desk.fill('withdraw_sepa', '60', sepa);
  await desk.request();
  await desk.enterSent();
  await cashier.expectStatus('processed');
});
