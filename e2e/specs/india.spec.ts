import type { Lobby, Visit } from '../models/lobby.ts';
import { PayRoom } from '../models/pay-room.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const india = { country: 'IN', currency: 'INR' };

/** From the lobby to the room of five hundred rupees. */
async function toRoom(lobby: Lobby, visit: Visit, method: string, upiId?: string): Promise<PayRoom> {
  const { cashier } = lobby;
  await lobby.open({ ...india, ...visit });
  await cashier.group('indian-methods-grouped').click();
  await cashier.fillDeposit(method, '500');
  if (upiId !== undefined) await cashier.fieldInput('upi_id').fill(upiId);
  await cashier.submit.click();
  const room = new PayRoom(cashier);
  await room.expectReady();
  return room;
}

test.describe('on a phone', () => {
  test.use(phone);

  test('an app is opened by its own link, and the reference number goes with the claim', async ({
    lobby,
    player,
    operator,
    sandbox,
    page,
  }) => {
    const { cashier } = lobby;
    const room = await toRoom(lobby, { player }, 'phone_pe');
    await expect(room.amount).toHaveText('₹500');
    const vpa = await room.value('vpa').innerText();
    const request = new RegExp(`pay[?]pa=${vpa}&pn=[^&]+&am=500[.]00&cu=INR&`);
    await expect(room.appLinks).toHaveCount(2);
    await expect(room.appLinks.first()).toHaveAttribute('href', new RegExp(`^phonepe://${request.source}`));
    await expect(room.appLinks.last()).toHaveAttribute('href', new RegExp(`^upi://${request.source}`));
    expect(await room.scan()).toMatch(new RegExp(`^upi://${request.source}`));
    await expectAccessible(page, 'a UPI payment on a phone');

    // A reload comes back to the same request.
    await lobby.open({ ...india, player });
    await expect(room.value('vpa')).toHaveText(vpa);
    await cashier.fieldInput('transaction_id').fill('1234');
    await cashier.by('claim').click();
    await expect(cashier.by('field-error')).toBeVisible();
    await cashier.fieldInput('transaction_id').fill('3123 4567 8901');
    await cashier.by('claim').click();
    await cashier.expectStatus('waiting');
    const { id } = await operator.onlyDeposit(player);
    expect(JSON.stringify(await operator.dossier(id))).toContain('312345678901');

    await sandbox.act(player, 'confirm');
    await cashier.expectStatus('processed');
    await lobby.expectBalance(500);
    await operator.expectBooksToAgree();
  });
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('a code is scanned, and no link leads to an app that is not there', async ({
    lobby,
    player,
    sandbox,
    page,
  }) => {
    const { cashier } = lobby;
    const room = await toRoom(lobby, { player }, 'upi_qr');
    await expect(room.appLinks).toHaveCount(0);
    expect(await room.scan()).toMatch(/^upi:\/\/pay[?]pa=/);
    await expectAccessible(page, 'a UPI code on a desktop');
    await sandbox.act(player, 'confirm');
    await cashier.expectStatus('processed');
    await lobby.expectBalance(500);
  });
});

test('a request names the player’s own UPI id, with no code beside it that would be paid twice', async ({
  lobby,
  player,
  sandbox,
}) => {
  const { cashier } = lobby;
  const room = await toRoom(lobby, { player }, 'upi', 'ana@okbank');
  await expect(cashier.by('collect-from')).toHaveText('ana@okbank');
  await expect(room.qr.or(room.appLinks)).toHaveCount(0);
  await lobby.open({ ...india, player });
  await expect(cashier.by('collect-from')).toHaveText('ana@okbank');
  await sandbox.act(player, 'fail');
  await cashier.expectStatus('mistaked');
  await lobby.expectBalance(0);
});

test('a UPI id that is none is not sent, and time that runs out is told', async ({
  lobby,
  player,
  sandbox,
}) => {
  const { cashier } = lobby;
  await lobby.open({ ...india, player });
  await cashier.group('indian-methods-grouped').click();
  await cashier.fillDeposit('upi', '500');
  await cashier.fieldInput('upi_id').fill('ana');
  await cashier.submit.click();
  await expect(cashier.field('upi_id').getByTestId('field-error')).toBeVisible();
  await cashier.fieldInput('upi_id').fill('ana@okbank');
  await cashier.submit.click();
  await expect(cashier.by('collect-from')).toBeVisible();
  await sandbox.act(player, 'expire');
  await cashier.expectStatus('mistaked');
  await expect(cashier.root.getByRole('heading', { name: 'The time to pay is over' })).toBeVisible();
});

test.describe('EazyPe', () => {
  test.use(phone);

  test('shows account and receiver, and opens its app', async ({ lobby, player, sandbox, page }) => {
    const { cashier } = lobby;
    await lobby.open({ ...india, player });
    await cashier.fillDeposit('eazype', '500');
    await cashier.fieldInput('phone').fill('9876543210');
    await cashier.submit.click();
    const room = new PayRoom(cashier);
    await room.expectReady();
    const account = await room.value('account').innerText();
    await expect(room.value('receiver')).not.toBeEmpty();
    await expect(room.appLinks).toHaveAttribute('href', new RegExp(`^eazype://pay[?]account=${account}&`));
    await expectAccessible(page, 'EazyPe on a phone');

    await lobby.open({ ...india, player });
    await expect(room.value('account')).toHaveText(account);
    await cashier.by('claim').click();
    await cashier.expectStatus('waiting');
    await sandbox.act(player, 'confirm');
    await cashier.expectStatus('processed');
    await lobby.expectBalance(500);
  });

  test('can be given up, or refused', async ({ lobby, player, sandbox }) => {
    const { cashier } = lobby;
    const room = new PayRoom(cashier);
    for (const end of ['cancel', 'fail'] as const) {
      await lobby.open({ ...india, player });
      await cashier.fillDeposit('eazype', '500');
      await cashier.fieldInput('phone').fill('9876543210');
      await cashier.submit.click();
      await room.expectReady();
      if (end === 'fail') await sandbox.act(player, 'fail');
      else {
        await cashier.by('cancel-deposit').click();
        await cashier.by('cancel-confirm').click();
      }
      await cashier.expectStatus('mistaked');
      await cashier.by('try-again').click();
    }
  });
});
