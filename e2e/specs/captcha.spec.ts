import type { Page } from '@playwright/test';
import { expect, plainMethod, test } from '../support/journey.ts';

test.use({ stackEnv: { EVALUATION_CAPTCHA: 'geetest,recaptcha-enterprise' } });

/** The captcha's page, which the payment window frames, and in it what the vendor asks. */
const captchaIn = (window: Page) => window.frameLocator('iframe[src*="/captcha?"]');
const russian = { country: 'RU', currency: 'RUB' } as const;

test('the second captcha is solved in the payment window; closing it charges nothing and may be done', async ({
  lobby,
  player,
  sandbox,
  operator,
  payWindow,
}) => {
  const { cashier } = lobby;
  // The vendor's script fails once after it came: the next attempt takes a fresh one.
  await sandbox.captcha('geetest', 'network', 1);
  await lobby.open({ player, ...russian });
  await cashier.fillDeposit('sberpay_paylink', '500');
  const closed = await payWindow(() => cashier.submit.click());
  await captchaIn(closed.page).getByTestId('challenge-close').click();
  await expect(cashier.by('snackbar')).toContainText('You closed the security check');
  await expect(lobby.events('displayError')).toContainText('second.closed');
  expect(await operator.deposits(player)).toEqual([]);
  const bank = await payWindow(() => cashier.submit.click());
  await captchaIn(bank.page).getByTestId('challenge-solve').click();
  await expect(bank.payButton).toBeVisible();
  expect(await operator.deposits(player)).toHaveLength(1);
});

test('a score that is too low is followed by a captcha that asks', async ({
  lobby,
  player,
  sandbox,
  operator,
  payWindow,
}) => {
  const { cashier } = lobby;
  await sandbox.captcha('recaptcha-enterprise', 'low', 1);
  await lobby.open({ player, ...russian });
  await cashier.fillDeposit('sberpay', '500');
  await cashier.fieldInput('phone').fill('9161234567');
  const bank = await payWindow(() => cashier.submit.click());
  await captchaIn(bank.page).getByTestId('challenge-solve').click();
  await expect(bank.payButton).toBeVisible();
  expect(await operator.deposits(player)).toHaveLength(1);
});

test('the first captcha asks where it has to, and no foreign script comes near the payment page', async ({
  lobby,
  player,
  page,
  sandbox,
  stack,
  payWindow,
}) => {
  const { cashier } = lobby;
  const foreign: string[] = [];
  page.context().on('request', (request) => {
    if (request.resourceType() !== 'script' || !request.url().startsWith(stack.urls.sandbox)) return;
    foreign.push(new URL(request.frame().url()).pathname);
  });
  await sandbox.captcha('recaptcha-enterprise', 'ask', 1);
  await lobby.open({ player });
  await cashier.fillDeposit(plainMethod, '25');
  const bank = await payWindow(() => cashier.submit.click());
  await captchaIn(bank.page).getByTestId('challenge-solve').click();
  await expect(bank.payButton).toBeVisible();
  expect(foreign.filter((path) => path.startsWith('/cashier'))).toEqual(['/cashier/captcha']);
});
