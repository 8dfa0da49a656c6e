import type { Locator, Page } from '@playwright/test';
import { expect, plainMethod, test } from '../support/journey.ts';

const skrillInGroup = async (cashier: { group(name: string): Locator; tile(name: string): Locator }) => {
  await cashier.group('e-money').click();
  await cashier.tile('skrill').click();
};

test('an amount outside the limits is said in the place of the hint, and nothing is sent', async ({
  lobby,
  player,
  operator,
}) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.fillDeposit(plainMethod, '5');
  await cashier.submit.click();
  await expect(cashier.by('field-error')).toHaveCount(1);
  await expect(cashier.amount).toBeFocused();
  await expect(cashier.amount).toHaveAttribute('aria-invalid', 'true');
  await expect(cashier.amount).toHaveAccessibleDescription(/10/);
  await cashier.amount.fill('6000');
  await cashier.submit.click();
  await expect(cashier.by('field-error')).toContainText('5,000');
  await cashier.amount.fill('');
  await cashier.submit.click();
  await expect(cashier.by('field-error')).toHaveCount(1);
  expect(await operator.deposits(player)).toEqual([]);
});

test('the first wrong field is scrolled to and focused, and its error goes with the focus', async ({
  lobby,
  player,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  const { cashier } = lobby;
  await lobby.open({ player, country: 'BR', currency: 'BRL' });
  await cashier.fillDeposit('boleto', '50');
  await cashier.submit.click();
  await expect(cashier.by('field-error')).toHaveCount(2);
  await expect(cashier.fieldInput('cpf')).toBeFocused();
  await expect(cashier.fieldInput('cpf')).toBeInViewport();
  await expect(lobby.events('analytics').filter({ hasText: 'regex_error' })).toHaveCount(2);
  await cashier.fieldInput('email').focus();
  await expect(cashier.field('email').getByTestId('field-error')).toHaveCount(0);
  await cashier.fieldInput('email').fill('not an address');
  await cashier.fieldInput('cpf').focus();
  await expect(cashier.field('email').getByTestId('field-error')).toBeVisible();
});

test('values that are pasted with spaces and dashes are taken', async ({ lobby, player, operator }) => {
  const { cashier } = lobby;
  await lobby.open({ player, country: 'BR', currency: 'BRL' });
  await cashier.fillDeposit('boleto', ' 1 000,50 ');
  await cashier.fieldInput('cpf').fill(' 529.982.247-25 ');
  await cashier.fieldInput('email').fill('  ana@example.com ');
  await cashier.submit.click();
  await expect(cashier.by('pay-amount')).toContainText('1,000.50');
  expect((await operator.onlyDeposit(player)).askedMinor).toBe('100050');
});

test('only chips within the limits are offered, and arrow keys move among them', async ({
  lobby,
  player,
}) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.tile(plainMethod).click();
  await expect(cashier.chip(10)).toBeVisible();
  await expect(cashier.chip(5)).toHaveCount(0);
  await expect(cashier.chip(10_000)).toHaveCount(0);
  await cashier.chip(10).focus();
  await cashier.chip(10).press('ArrowRight');
  await expect(cashier.chip(25)).toBeFocused();
  await expect(cashier.amount).toHaveValue('');
  await cashier.chip(25).press('Space');
  await expect(cashier.amount).toHaveValue('25');
});

test('a deposit by keyboard alone', async ({ lobby, player, page, payWindow }) => {
  const { cashier } = lobby;
  await lobby.enter({ player });
  await lobby.depositButton.focus();
  await page.keyboard.press('Enter');
  await lobby.waitUntilReady();
  await tabTo(page, cashier.tile(plainMethod));
  await page.keyboard.press('Enter');
  await expect(cashier.amount).toBeVisible();
  await tabTo(page, cashier.amount);
  await page.keyboard.type('30');
  const bank = await payWindow(() => page.keyboard.press('Enter'));
  await bank.payButton.focus();
  await bank.page.keyboard.press('Enter');
  await cashier.expectStatus('processed');
  await tabTo(page, cashier.by('done'));
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('fields that the provider asks for come with the same deposit and a new key', async ({
  lobby,
  player,
  context,
}) => {
  const { cashier } = lobby;
  const sent: { body: Record<string, unknown>; key: string | undefined }[] = [];
  await context.route('**/api/*/deposit-create', async (route) => {
    const request = route.request();
    sent.push({ body: request.postDataJSON(), key: request.headers()['idempotency-key'] });
    const fields = [{ name: 'iban', type: 'text', placeholderKey: 'field.iban', regexList: [] }];
    const data =
      sent.length === 1
        ? { depositId: 'dep_more', isFieldsRequired: true, fields }
        : { depositId: 'dep_more', created: true };
    await route.fulfill({ json: { status: 200, data } });
  });
  await lobby.open({ player, transport: 'http' });
  await cashier.fillDeposit(plainMethod, '25');
  await cashier.submit.click();
  await expect(cashier.field('iban')).toBeVisible();
  await expect(cashier.amount).toHaveAttribute('readonly');
  await cashier.fieldInput('iban').fill('DE89370400440532013000');
  await cashier.submit.click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.body).toMatchObject({
    depositId: 'dep_more',
    amount: 25,
    fields: { iban: 'DE89370400440532013000' },
  });
  expect(sent[1]?.key).toBeTruthy();
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('a method under maintenance stays, quiet, with its reason', async ({ lobby, player }) => {
  const { cashier } = lobby;
  await lobby.open({ player, country: 'CA', currency: 'CAD' });
  const tile = cashier.tile('neosurf');
  await expect(tile).toContainText('Under maintenance');
  await expect(tile).not.toHaveAttribute('href');
});

test('an e-mail field has the right keyboard and completion', async ({ lobby, player }) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await skrillInGroup(cashier);
  await expect(cashier.fieldInput('email')).toHaveAttribute('inputmode', 'email');
  await expect(cashier.fieldInput('email')).toHaveAttribute('autocomplete', 'email');
});

const mostTabs = 60;

/** Presses Tab until an element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < mostTabs; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement && document.hasFocus())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}`);
}
