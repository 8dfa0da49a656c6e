import { expectAccessible } from '../support/accessibility.ts';
import { type Choice, desktop, expect, phone, test } from '../support/rooms.ts';

const cash: Choice = {
  visit: { country: 'AZ', currency: 'AZN' },
  method: 'million_az',
  amount: '50',
  fields: { payer_name: 'Ana Silva' },
};

for (const [name, use, visit] of [
  ['on a phone in Arabic', phone, { lang: 'ar' }],
  ['on a phone in the dark, over HTTP', phone, { theme: 'dark', transport: 'http' }],
  ['on a desktop', desktop, {}],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('a code is paid at an agent', async ({ lobby, room, toRoom, player, sandbox, operator }) => {
      const { cashier, page } = lobby;
      await toRoom({ ...cash, visit: { ...cash.visit, ...visit } });
      const code = await room.value('code').innerText();
      expect(await room.copied('code')).toBe(code.replaceAll(' ', ''));
      expect(code.replaceAll(' ', '')).toMatch(/^\d{14}$/);
      await expect(cashier.by('barcode')).toHaveAttribute('aria-label', /./);
      await expect(cashier.by('agent')).toHaveCount(2);
      await expect(cashier.by('agent-contact').first()).toHaveAttribute('href', /^http.*\/agents\/az-1$/);
      await expectAccessible(page, 'the code');

      await page.reload();
      await room.expectReady();
      await expect(room.value('code')).toHaveText(code);
      await sandbox.act(player, 'confirm');
      await cashier.expectStatus('processed');
      await lobby.expectBalance(50);
      await operator.expectBooksToAgree();
    });
  });
}

test('a code that nobody paid expires', async ({ lobby, toRoom, player, sandbox }) => {
  await toRoom(cash);
  await sandbox.act(player, 'expire');
  await lobby.cashier.expectStatus('mistaked');
});

test('a code can be given up, once it was asked', async ({ lobby, room, toRoom, player, operator }) => {
  await toRoom(cash);
  await room.cancel();
  await lobby.cashier.expectStatus('mistaked');
  expect(await operator.onlyDeposit(player)).toMatchObject({ state: 'canceled' });
});

test('a form whose preparation failed can be tried again', async ({ lobby, page, player }) => {
  const { cashier } = lobby;
  await page.route('**/deposit-prepare', (route) =>
    route.fulfill({
      status: 424,
      json: { status: 424, error: { code: 'banking.providerUnavailable', message: 'no' } },
    }),
  );
  await lobby.open({ player, ...cash.visit, transport: 'http' });
  await lobby.waitUntilReady();
  await cashier.fillDeposit(cash.method, cash.amount);
  await expect(cashier.by('error-section')).toContainText('Error occurred');
  await expect(cashier.by('error-section')).toContainText('Try to refresh the section');
  await page.unroute('**/deposit-prepare');
  await cashier.by('error-section').getByRole('button').click();
  await expect(cashier.fieldInput('payer_name')).toBeVisible();
  await expect(cashier.amount).toHaveValue(cash.amount);
});
