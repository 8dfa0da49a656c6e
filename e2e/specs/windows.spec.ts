import { BankPage } from '../models/bank-page.ts';
import { expect, test } from '../support/journey.ts';

test('a closed window leaves the payment alone, and the page can be opened again', async ({
  lobby,
  toBank,
  payWindow,
  player,
  operator,
}) => {
  const { cashier } = lobby;
  const bank = await toBank('25');
  await expect(bank.payButton).toBeVisible();
  await bank.page.close();
  await expect(cashier.redirected).toHaveAttribute('data-window', 'closed');
  const again = await payWindow(() => cashier.by('open-payment').click());
  await expect(cashier.redirected).toHaveAttribute('data-window', 'open');
  await again.press('pay');
  await cashier.expectStatus('processed');
  await lobby.expectBalance(25);
  expect(await operator.deposits(player)).toHaveLength(1);
});

test('money paid while the window is already closed arrives all the same', async ({
  lobby,
  toBank,
  player,
  sandbox,
}) => {
  const bank = await toBank('25');
  await expect(bank.payButton).toBeVisible();
  await bank.page.close();
  await expect(lobby.cashier.redirected).toHaveAttribute('data-window', 'closed');
  await sandbox.act(player, 'confirm');
  await lobby.cashier.expectStatus('processed');
  await lobby.expectBalance(25);
});

test('a blocked window becomes a button, and the payment goes on from there', async ({
  lobby,
  payWindow,
  player,
  page,
  operator,
}) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    let isBlocked = true;
    window.open = (...args) => {
      const allowed = !isBlocked;
      isBlocked = false;
      return allowed ? open(...args) : null;
    };
  });
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.fillDeposit('sepa_instant', '25');
  await cashier.submit.click();
  await expect(cashier.redirected).toHaveAttribute('data-window', 'blocked');
  await expect(cashier.redirected).toContainText('You have not been charged yet');
  const bank = await payWindow(() => cashier.by('open-payment').click());
  await bank.press('pay');
  await cashier.expectStatus('processed');
  await lobby.expectBalance(25);
  expect(await operator.deposits(player)).toHaveLength(1);
});

test('where no window can be had, a phone can scan the page, and it opens in the tab that the player is in', async ({
  lobby,
  player,
  page,
  operator,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.fillDeposit('sepa_instant', '25');
  await cashier.submit.click();
  await expect(cashier.by('qr').locator('svg')).toBeVisible();
  await cashier.by('open-payment').click();
  await expect(cashier.redirected).toHaveAttribute('data-window', 'blocked');
  await cashier.by('pay-here').click();
  const bank = new BankPage(page);
  await bank.press('pay');
  await page.waitForURL(`${new URL(lobby.address({ player })).origin}/**`);
  await lobby.open({ player });
  await lobby.expectBalance(25);
  expect(await operator.deposits(player)).toHaveLength(1);
});

test('a bank page that cuts its opener off is followed by its status', async ({
  lobby,
  toBank,
  context,
  stack,
  operator,
}) => {
  await context.route(`${stack.urls.sandbox}/**`, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' };
    await route.fulfill({ response, headers });
  });
  const bank = await toBank('25');
  await expect(bank.payButton).toBeVisible();
  expect(await bank.page.evaluate(() => window.opener)).toBeNull();
  await expect(lobby.cashier.redirected).toBeVisible();
  await bank.press('pay');
  await lobby.cashier.expectStatus('processed');
  await lobby.expectBalance(25);
  await operator.expectBooksToAgree();
});

test('a method of the list without windows leaves by the host page and comes back to it', async ({
  lobby,
  player,
  page,
  operator,
}) => {
  const { cashier } = lobby;
  const visit = { player, country: 'BR', currency: 'BRL' };
  await lobby.open(visit);
  await cashier.fillDeposit('pix_light', '50');
  await cashier.fieldInput('cpf').fill('529.982.247-25');
  await cashier.submit.click();
  const bank = new BankPage(page);
  await bank.press('pay');
  await page.waitForURL(`${new URL(lobby.address(visit)).origin}/**`);
  await lobby.open(visit);
  await lobby.expectBalance(50);
  await operator.expectBooksToAgree();
});

test('the window closes by itself when the player is back', async ({ lobby, toBank }) => {
  const bank = await toBank('25');
  const closed = bank.page.waitForEvent('close');
  await bank.press('pay');
  await closed;
  await lobby.cashier.expectStatus('processed');
});

test('a window that a browser keeps says that it may be closed, and closes at the press of its button', async ({
  lobby,
  toBank,
}) => {
  const bank = await toBank('25');
  await bank.keepOpen();
  await bank.press('pay');
  await expect(bank.page.locator('#close')).toBeVisible();
  await expect(bank.page.locator('#window')).toBeVisible();
  await expect(bank.page.locator('#here')).toBeHidden();
  await lobby.cashier.expectStatus('processed');
  await bank.closeWindow();
});
