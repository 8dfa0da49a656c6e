import { expectAccessible } from '../support/accessibility.ts';
import { type Choice, expect, fillFields, phone, test } from '../support/rooms.ts';

const byForm: Choice = {
  visit: { country: 'UA', currency: 'UAH' },
  group: 'p2p_methods_ukraine',
  method: 'pumb_p2p',
  amount: '500',
};
const answers = { sender_name: 'Taras Petrenko', sender_digits: '1234' };

test.describe('a form of the provider’s', () => {
  test.use(phone);

  test('asks, survives a reload, and goes on with the same deposit', async ({
    lobby,
    room,
    toForm,
    player,
    operator,
    sandbox,
  }) => {
    const { cashier, page } = lobby;
    await toForm(byForm);
    await cashier.submit.click();
    await expect(cashier.by('unified-form')).toContainText('500');
    await expectAccessible(page, 'the provider’s form');
    await page.reload();
    await expect(cashier.by('unified-form')).toBeVisible();

    await cashier.submit.click();
    await expect(cashier.by('field-error')).toHaveCount(2);
    await fillFields(cashier, answers);
    await cashier.submit.click();
    await room.expectReady();
    await expect(room.value('card')).toHaveText(/^(\d{4} ?)+$/);
    await page.reload();
    await room.expectReady();
    await operator.onlyDeposit(player);
    await sandbox.act(player, 'confirm');
    await lobby.expectBalance(500);
  });

  test('is not asked again by the way back once it was sent', async ({ lobby, room, toForm }) => {
    const { cashier, page } = lobby;
    await toForm(byForm);
    await cashier.submit.click();
    await expect(cashier.by('unified-form')).toBeVisible();
    await fillFields(cashier, answers);
    await cashier.submit.click();
    await room.expectReady();
    const number = await room.value('card').innerText();
    await page.evaluate(() => history.back());
    await expect(cashier.by('unified-form')).toHaveCount(0);
    await room.expectReady();
    await expect(room.value('card')).toHaveText(number);
  });

  test('can be given up', async ({ lobby, toForm }) => {
    const { cashier } = lobby;
    await toForm(byForm);
    await cashier.submit.click();
    await expect(cashier.by('unified-form')).toBeVisible();
    await cashier.by('cancel-deposit').click();
    await cashier.by('cancel-confirm').click();
    await cashier.expectStatus('mistaked');
  });
});
