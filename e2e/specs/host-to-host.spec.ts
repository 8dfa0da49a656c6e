import { expectAccessible } from '../support/accessibility.ts';
import { type Choice, desktop, expect, phone, test } from '../support/rooms.ts';

const sepa: Choice = {
  visit: { country: 'DE', currency: 'EUR' },
  method: 'sepa_transfer',
  amount: '50',
  fields: { iban: 'DE89370400440532013000', holder_name: 'Ana Silva' },
};
const wallet: Choice = { visit: { country: 'ID', currency: 'IDR' }, method: 'qris_h2h', amount: '100000' };

for (const [name, use, visit] of [
  ['phone', phone, { lang: 'ar' }],
  ['desktop', desktop, { transport: 'http', theme: 'dark' }],
] as const) {
  test.describe(`a bank transfer on a ${name}`, () => {
    test.use(use);

    test('shows the account in groups and copies it whole', async ({
      lobby,
      room,
      toRoom,
      player,
      sandbox,
      operator,
    }) => {
      const { cashier, page } = lobby;
      await toRoom({ ...sepa, visit: { ...sepa.visit, ...visit } });
      const iban = await room.value('iban').innerText();
      expect(iban).toMatch(/^DE\d\d( \d{4}){4} \d\d$/);
      expect(await room.copied('iban')).toBe(iban.replaceAll(' ', ''));
      expect(await room.copied('reference')).toMatch(/^SBX-/);
      await expectAccessible(page, 'the account');
      await page.reload();
      await room.expectReady();
      await expect(room.value('iban')).toHaveText(iban);
      await room.claim.click();
      await cashier.expectStatus('waiting');
      await sandbox.act(player, 'confirm');
      await cashier.expectStatus('processed');
      await lobby.expectBalance(50);
      await operator.expectBooksToAgree();
    });
  });
}

test('requisites are paid, less than asked is told', async ({ lobby, room, toRoom, player, sandbox }) => {
  await toRoom(wallet);
  await expect(room.line('account')).toBeVisible();
  await expect(room.line('comment')).toBeVisible();
  await expect(room.steps).toHaveCount(3);
  await sandbox.act(player, 'fail');
  await lobby.cashier.expectStatus('mistaked');
});

test('requisites that are given up are asked about once', async ({ lobby, room, toRoom }) => {
  await toRoom(wallet);
  await room.cancel();
  await lobby.cashier.expectStatus('mistaked');
});

test.describe('a virtual account', () => {
  test.use(phone);

  test('belongs to one payment, which arrives by itself', async ({
    lobby,
    room,
    toRoom,
    player,
    sandbox,
  }) => {
    const visit = { country: 'ID', currency: 'IDR' };
    await toRoom({ visit, group: 'indonesia_va', method: 'bca_va', amount: '100000' });
    await expect(room.value('virtualAccount')).toHaveText(/^\d{16}$/);
    await expectAccessible(lobby.page, 'the virtual account');
    await sandbox.act(player, 'confirm');
    await lobby.cashier.expectStatus('processed');
    await lobby.expectBalance(100_000);
  });

  test('expires by the server’s word', async ({ lobby, toRoom, player, sandbox }) => {
    const visit = { country: 'ID', currency: 'IDR' };
    await toRoom({ visit, group: 'indonesia_va', method: 'mandiri_va', amount: '100000' });
    await sandbox.act(player, 'expire');
    await lobby.cashier.expectStatus('mistaked');
  });
});

test('an invoice’s page opens beside its code', async ({
  lobby,
  room,
  toRoom,
  payWindow,
  sandbox,
  player,
}) => {
  const { cashier } = lobby;
  await toRoom({
    visit: { country: 'MX', currency: 'MXN' },
    method: 'oxxo',
    amount: '500',
    fields: { email: 'ana@example.com' },
  });
  await expect(room.value('invoiceCode')).toHaveText(/^\d{14}$/);
  const bank = await payWindow(() => cashier.by('open-invoiceLink').click());
  await expect(bank.amount).toContainText('500');
  await bank.page.close();
  await room.expectReady();
  await sandbox.act(player, 'confirm');
  await cashier.expectStatus('processed');
});

test.describe('a payment that is finished elsewhere', () => {
  test.use(phone);
  const request: Choice = {
    visit: { country: 'CA', currency: 'CAD' },
    method: 'interac',
    amount: '50',
    fields: { email: 'ana@example.com' },
  };

  test('tells the steps and waits, also after a reload', async ({ lobby, room, toRoom, player, sandbox }) => {
    const { cashier, page } = lobby;
    await toRoom(request);
    await expect(room.steps).toHaveCount(3);
    await expectAccessible(page, 'the steps');
    await page.reload();
    await room.expectReady();
    await expect(room.steps).toHaveCount(3);
    await sandbox.act(player, 'confirm');
    await cashier.expectStatus('processed');
  });

  test('that fails says so', async ({ lobby, toRoom, player, sandbox }) => {
    await toRoom(request);
    await sandbox.act(player, 'fail');
    await lobby.cashier.expectStatus('mistaked');
  });
});
