import { expect, test } from '../support/journey.ts';

const visit = { country: 'PK', currency: 'PKR' } as const;

test('a provider that wants more is answered in the same form, for the same deposit', async ({
  lobby,
  player,
  operator,
  page,
}) => {
  const { cashier } = lobby;
  await lobby.open({ player, ...visit });
  await cashier.fillDeposit('easypaisa', '1000');
  await cashier.fieldInput('phone').fill('3001234567');
  await cashier.submit.click();
  await expect(cashier.field('document')).toBeVisible();
  await expect(cashier.field('email')).toBeVisible();
  await expect(cashier.root.getByText('You have not been charged')).toBeVisible();
  await expect(cashier.amount).toHaveAttribute('readonly', '');
  await cashier.fieldInput('document').fill('12');
  await cashier.submit.click();
  await expect(cashier.by('field-error')).toHaveCount(2);
  await cashier.fieldInput('document').fill('12345678');
  await cashier.fieldInput('email').fill('ana@example.com');
  const popup = page.waitForEvent('popup');
  await cashier.submit.click();
  const bank = await popup;
  await bank.getByTestId('pay').click();
  await cashier.expectStatus('processed');
  expect(await operator.onlyDeposit(player)).toMatchObject({ creditedMinor: '100000' });
});

test('a form that was left half-way stands among the open deposits', async ({ lobby, player, page }) => {
  const { cashier } = lobby;
  await lobby.open({ player, ...visit });
  await cashier.fillDeposit('easypaisa', '1000');
  await cashier.fieldInput('phone').fill('3001234567');
  await cashier.submit.click();
  await expect(cashier.field('document')).toBeVisible();
  await page.reload();
  await cashier.root.getByRole('button', { name: 'View' }).click();
  await expect(cashier.status).toHaveAttribute('data-status', 'waiting');
});
