import type { Visit } from '../models/lobby.ts';
import { WithdrawalDesk } from '../models/withdrawal-desk.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect } from '../support/journey.ts';
import { desktop, phone, test as rooms } from '../support/rooms.ts';

const sepa = { iban: 'DE89370400440532013000', holder_name: 'Ana Silva' };

interface Withdrawals {
  desk: WithdrawalDesk;
  /** A player with €100 at the list of withdrawals. */
  toList: (visit?: Partial<Visit>) => Promise<void>;
}

const test = rooms.extend<Withdrawals>({
  desk: async ({ lobby }, use) => use(new WithdrawalDesk(lobby)),
  toList: async ({ lobby, player, toBank, desk }, use) =>
    use(async (visit = {}) => {
      const bank = await toBank('100', visit);
      await bank.press('pay');
      await lobby.cashier.expectStatus('processed');
      // A window in front of the page would take its first press.
      if (!bank.page.isClosed()) await bank.page.close();
      await lobby.page.bringToFront();
      await lobby.open({ player, ...visit, open: 'withdrawal' });
      await lobby.waitUntilReady();
      await expect(desk.sum('available')).toContainText('100');
    }),
});

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
      await expectAccessible(page, 'the list');
      await desk.fill('withdraw_sepa', '60', sepa);
      await expectAccessible(page, 'the form');
      await desk.request();
      await expectAccessible(page, 'the code');
      const code = await desk.message.innerText();

      await page.reload();
      await expect(cashier.by('code-step')).toBeVisible();
      await desk.enter(code);
      await cashier.expectStatus('processed');
      await expectAccessible(page, 'the status');
      await lobby.expectBalance(40);
      await expect(lobby.events('withdrawalStatus').first()).toContainText('processed');
      await operator.expectBooksToAgree();
    });
  });
}

test('a wrong code leaves the money set aside, and it can be taken back', async ({ lobby, desk, toList }) => {
  const { cashier } = lobby;
  await toList();
  await desk.fill('withdraw_sepa', '60', sepa);
  await desk.request();
  const right = await desk.message.innerText();
  await desk.enter(right === '000000' ? '111111' : '000000');
  await expect(cashier.field('code').getByTestId('field-error')).toBeVisible();
  await desk.cancel();
  await cashier.expectStatus('mistaked');
  await expect(cashier.status).toContainText('canceled');
  await lobby.expectBalance(100);
});

test('a provider that refuses gives the money back', async ({ lobby, desk, toList, operator }) => {
  const { cashier } = lobby;
  await toList();
  // What arrives ends in 43: accepted, then refused.
  await desk.fill('withdraw_sepa', '61.43', sepa);
  await desk.request();
  await desk.enter(await desk.message.innerText());
  await cashier.expectStatus('mistaked');
  await expect(cashier.status).toContainText('The money is in your balance');
  await lobby.expectBalance(100);
  await operator.expectBooksToAgree();
});

test('an account that can’t be right is told on the form, which stays filled', async ({
  lobby,
  desk,
  toList,
}) => {
  const { cashier } = lobby;
  await toList();
  await desk.fill('withdraw_sepa', '60', { ...sepa, iban: 'DE00370400440532013000' });
  await cashier.submit.click();
  await cashier.by('confirm').click();
  await expect(cashier.by('refusal')).toBeVisible();
  await expect(cashier.fieldInput('holder_name')).toHaveValue(sepa.holder_name);
  await lobby.expectBalance(100);
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

test('a limit holds at once, and a deposit beyond it is refused', async ({ lobby, page, player, toList }) => {
  const { cashier } = lobby;
  await toList();
  await cashier.by('limits-link').click();
  await expectAccessible(page, 'the limits');
  await cashier.by('limit-change').first().click();
  await cashier.by('limit-dialog').first().locator('input').fill('120');
  await cashier.by('limit-save').first().click();
  await expect(cashier.by('limit').first()).toContainText('€120');
  await lobby.open({ player });
  await lobby.waitUntilReady();
  await cashier.fillDeposit('sepa_instant', '50');
  await cashier.submit.click();
  await expect(cashier.by('snackbar')).toContainText('deposit limit');
});
