import { Cashier } from '../models/cashier.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, plainMethod, test } from '../support/journey.ts';
import { phone } from '../support/rooms.ts';

test('bonuses are compared on their page, and the chosen one comes with the deposit', async ({
  player,
  page,
  operator,
  payWindow,
}) => {
  await page.goto(await operator.openSession(player));
  const cashier = new Cashier(page);
  await cashier.fillDeposit(plainMethod, '50');
  await cashier.by('bonus-details').click();
  await expect(cashier.by('bonus-option')).toHaveCount(2);
  await expect(cashier.by('bonus-terms')).toContainText('100% of your deposit');
  await expect(cashier.by('bonus-terms')).toContainText('€50 on top of your deposit');
  await expectAccessible(page, 'the bonuses');
  await cashier.by('bonus-option').first().getByRole('radio').focus();
  await page.keyboard.press('ArrowDown');
  await expect(cashier.by('bonus-terms')).toHaveAttribute('data-bonus', 'spins');
  await cashier.by('bonus-back').click();
  await expect(cashier.amount).toHaveValue('50');
  await expect(cashier.by('bonus')).toHaveAttribute('data-bonus', 'spins');
  const bank = await payWindow(() => cashier.submit.click());
  await bank.press('pay');
  await cashier.expectStatus('processed');
  expect(await operator.onlyDeposit(player)).toMatchObject({ bonusId: 'spins' });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a reload stays on the page of the bonuses, and back leads to the form', async ({ lobby, player }) => {
    const { cashier } = lobby;
    await lobby.open({ player });
    await cashier.fillDeposit(plainMethod, '50');
    await cashier.by('bonus-details').click();
    await expect(cashier.by('bonus-terms')).toBeVisible();
    await lobby.reloadCashier();
    await expect(cashier.by('bonus-terms')).toBeVisible();
    await cashier.by('bonus-back').click();
    await expect(cashier.amount).toBeVisible();
  });
});

test('a bonus that the host takes back while the form is open keeps its place and says so', async ({
  lobby,
  player,
  page,
}) => {
  const { cashier } = lobby;
  const hostSends = (bonusList: readonly object[]) =>
    page.evaluate(
      (message) => {
        document.querySelector('iframe')?.contentWindow?.postMessage(message, '*');
      },
      JSON.stringify({ type: 'bonus-list-updated', payload: { bonusList } }),
    );
  await lobby.open({ player });
  await lobby.waitUntilReady();
  await cashier.fillDeposit(plainMethod, '50');
  await expect(cashier.by('bonus')).toBeVisible();
  await hostSends([{ id: 'late', title: 'Late bonus', expiresIn: 90, depositBonusData: { minDeposit: 5 } }]);
  await expect(cashier.by('bonus')).toHaveAttribute('data-bonus', 'late');
  await expect(cashier.by('snackbar')).toContainText('Another one is shown');
  await expect(cashier.by('bonus-end').getByTestId('countdown')).toHaveText(/^01:\d\d$/);
  await hostSends([]);
  await expect(cashier.by('bonus')).toHaveCount(0);
  await expect(cashier.root.locator('main')).toContainText('no longer on offer');
  await expect(cashier.amount).toHaveValue('50');
});
