import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Cashier } from '../models/cashier.ts';
import { expect, test } from '../support/journey.ts';

test('a tab of its own names the account, pays, and never shows its code again', async ({
  page,
  player,
  operator,
  payWindow,
}) => {
  const cashier = new Cashier(page);
  const address = await operator.openSession(player);
  expect(new URL(address).hash).toMatch(/^#code=/);
  await page.goto(address);
  await expect(cashier.tile('sepa_instant')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expect(cashier.by('close')).toHaveCount(0);

  await cashier.fillDeposit('sepa_instant', '25');
  // Against links that somebody else planted: whose account is it?
  await expect(page.getByText('Ana Silva')).toBeVisible();
  const bank = await payWindow(() => cashier.submit.click());
  await bank.press('pay');
  await cashier.expectStatus('processed');
  expect(await operator.onlyDeposit(player)).toMatchObject({ state: 'credited', creditedMinor: '2500' });
  await operator.expectBooksToAgree();
});

test('a reload of the tab keeps the player, and the code works once only', async ({
  page,
  context,
  player,
  operator,
}) => {
  const address = await operator.openSession(player);
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cashier.user'))).toContain('token');
  await page.reload();
  const cashier = new Cashier(page);
  await cashier.tile('sepa_instant').click();
  await expect(page.getByText('Ana Silva')).toBeVisible();

  const thief = await context.newPage();
  await thief.goto(address);
  await expect(thief.getByTestId('error-page')).toBeVisible();
});

test('without a code there is nobody to pay for', async ({ page, stack }) => {
  await page.goto(`${stack.urls.server}/cashier/deposit`);
  await expect(page.getByTestId('error-page')).toBeVisible();
  await expect(page.getByTestId('close')).toHaveCount(0);
});

test('the language of the session is the page’s', async ({ page, player, operator }) => {
  const cashier = new Cashier(page);
  await page.goto(await operator.openSession(player, { locale: 'ar' }));
  await expect(cashier.html).toHaveAttribute('dir', 'rtl');
  await expect(cashier.title).toHaveText(/[\u0600-\u06ff]/);
  await expect(page).not.toHaveURL(/locale|country|currency/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cashier.user'))).toContain('token');
  await page.reload();
  await expect(cashier.html).toHaveAttribute('dir', 'rtl');
  await expect(cashier.title).toHaveText(/[\u0600-\u06ff]/);
});

/** A provider that is asked by a form, and tells what it was asked. */
async function serveFormTaker() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (request.method === 'POST') asked.push(body);
      response.setHeader('content-type', 'text/html').end('<h1>Pay here</h1>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, asked, port: (server.address() as AddressInfo).port };
}

test('where no window can be had, a provider’s form is sent from this tab, and the way back leads to the cashier', async ({
  page,
  context,
  player,
  operator,
  stack,
}) => {
  const { server, asked, port } = await serveFormTaker();
  try {
    const source = `${new URL(stack.urls.server).protocol}//${new URL(stack.urls.server).hostname}:${port}/pay`;
    await context.route('**/deposit-create', (route) => {
      const formParams = { order: 'ä & b', submit: 'x' };
      const data = { depositId: 'dep_form', created: true, source, method: 'POST', formParams };
      return route.fulfill({ json: { status: 200, data } });
    });
    await page.addInitScript(() => {
      window.open = () => null;
      sessionStorage.setItem('cashier.transport', 'http');
    });
    const cashier = new Cashier(page);
    await page.goto(await operator.openSession(player));
    await cashier.fillDeposit('sepa_instant', '25');
    await cashier.submit.click();
    await cashier.by('pay-here').click();
    await expect(page.getByRole('heading', { name: 'Pay here' })).toBeVisible();
    expect(asked.map((body) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
      { order: 'ä & b', submit: 'x' },
    ]);
    await page.goBack();
    await expect(cashier.by('status').or(cashier.redirected).or(cashier.tiles.first())).toBeVisible();
    expect(asked).toHaveLength(1);
  } finally {
    server.close();
  }
});
