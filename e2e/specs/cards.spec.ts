import type { Locator } from '@playwright/test';
import { CardForm } from '../models/card-form.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { filesHolding, watchSending } from '../support/leak-watch.ts';
import { phone } from '../support/rooms.ts';

const method = 'visa_mastercard';
const good = '4242 4242 4242 4242';
const digits = '4242424242424242';

test('a card is charged, and its number is nowhere but with the provider', async ({
  lobby,
  player,
  operator,
  stack,
  page,
}) => {
  const sent = watchSending(page);
  const { cashier } = lobby;
  const card = new CardForm(cashier);
  await lobby.open({ player });
  await card.start(method, '50');
  await expect(cashier.root.getByRole('img', { name: /Visa, Mastercard/ })).toBeVisible();
  await card.fill({ number: good });
  await expect(card.brand).toHaveAttribute('data-brand', 'visa');
  await expect(cashier.fieldInput('card_number')).toHaveValue(good);
  await expect(cashier.fieldInput('card_number')).toHaveAttribute('autocomplete', 'cc-number');
  await expectAccessible(page, 'the card form');
  await cashier.submit.click();
  await cashier.expectStatus('processed');
  await lobby.expectBalance(50);

  expect(sent()).toContain('encrypted_card');
  const { id } = await operator.onlyDeposit(player);
  const places = [
    sent(),
    stack.log('server'),
    stack.log('sandbox'),
    stack.log('demo'),
    JSON.stringify(await operator.dossier(id)),
  ].join('\n');
  for (const secret of [digits, good, 'card_cvc', '"123"']) expect(places).not.toContain(secret);
  expect(filesHolding(stack.dataDir, digits)).toEqual([]);
  expect(filesHolding(stack.dataDir, id)).not.toEqual([]);
});

test('the code that encrypts arrives with the first card that is sent, not before', async ({
  lobby,
  player,
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (/\/assets\/seal-card[^/]*\.js/.test(response.url())) scripts.push(response.url());
  });
  const { cashier } = lobby;
  const card = new CardForm(cashier);
  await lobby.open({ player });
  await card.start(method, '25');
  await card.fill({ number: good });
  expect(scripts).toEqual([]);
  await cashier.submit.click();
  await cashier.expectStatus('processed');
  expect(scripts).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a declined card says that nothing was charged, and another one can be tried', async ({
    lobby,
    player,
  }) => {
    const { cashier } = lobby;
    const card = new CardForm(cashier);
    await lobby.open({ player });
    await card.start(method, '50');
    await card.fill({ number: '4000 0000 0000 0002' });
    await cashier.submit.click();
    await expect(cashier.by('snackbar')).toContainText('The payment was not made');
    await expect(cashier.by('snackbar')).toContainText('You have not been charged');
    // Over neither the form's head nor the button for another try.
    const message = await edges(cashier.by('snackbar'));
    const [head, button] = [await edges(cashier.by('method-head')), await edges(cashier.submit)];
    expect(message.top).toBeGreaterThan(head.bottom);
    expect(message.bottom).toBeLessThanOrEqual(button.top);
    await lobby.expectBalance(0);
    await card.fill({ number: good });
    await cashier.submit.click();
    await cashier.expectStatus('processed');
    await lobby.expectBalance(50);
  });

  test('a card’s bank asks to approve on its page, also over a reload', async ({
    lobby,
    player,
    payWindow,
  }) => {
    const { cashier } = lobby;
    const card = new CardForm(cashier);
    await lobby.open({ player });
    await card.start(method, '50');
    await card.fill({ number: '4000 0000 0000 3220' });
    const bank = await payWindow(() => cashier.submit.click());
    await expect(cashier.redirected).toBeVisible();
    await lobby.page.reload();
    await cashier.expectStatus('waiting');
    await expect(cashier.by('open-payment')).toBeVisible();
    await bank.press('pay');
    await cashier.expectStatus('processed');
  });

  test('a saved card pays without its number, and a new one stays possible', async ({ lobby, player }) => {
    const { cashier } = lobby;
    const card = new CardForm(cashier);
    await lobby.open({ player });
    await card.start('card_saved', '20');
    await expect(cashier.by('no-wallet')).toBeVisible();
    await expect(cashier.submit).toBeDisabled();
    await cashier.by('no-wallet').getByRole('button').click();
    await cashier.amount.fill('20');
    await card.fill({ number: good });
    await cashier.submit.click();
    await cashier.expectStatus('processed');

    await cashier.by('another').click();
    await card.start(method, '30');
    await expect(card.wallet('4242').getByRole('radio')).toBeChecked();
    await expect(cashier.field('card_number')).toHaveCount(0);
    await card.wallet('New card').click();
    await expect(cashier.field('card_number')).toBeVisible();
    await card.wallet('4242').click();
    await lobby.reloadCashier();
    await expect(card.wallet('4242').getByRole('radio')).toBeChecked();
    await expect(cashier.field('card_number')).toHaveCount(0);
    await cashier.amount.fill('30');
    await cashier.fieldInput('card_cvc').fill('123');
    await cashier.submit.click();
    await cashier.expectStatus('processed');
    await lobby.expectBalance(50);
  });
});

test('wrong cards are told in words before anything is sent', async ({ lobby, player, operator }) => {
  const { cashier } = lobby;
  const card = new CardForm(cashier);
  await lobby.open({ player });
  await card.start(method, '50');
  const error = (name: string) => cashier.field(name).getByTestId('field-error');
  await card.fill({ number: '4242 4242 4242 4241', expiry: '0120', code: '12' });
  await cashier.submit.click();
  await expect(error('card_number')).toContainText('Check the card number');
  await expect(error('card_expiry')).toContainText('expired');
  await expect(error('card_cvc')).toContainText('3 digits on the back');
  await expect(cashier.fieldInput('card_number')).toBeFocused();
  await card.fill({ number: '3782 822463 10005', code: '1234' });
  await expect(card.brand).toHaveAttribute('data-brand', 'amex');
  await cashier.submit.click();
  await expect(error('card_number')).toContainText('American Express');
  expect(await operator.deposits(player)).toEqual([]);
});

test('a preparation that fails is told in its place, and tried again', async ({ lobby, player, page }) => {
  const { cashier } = lobby;
  const card = new CardForm(cashier);
  await page.route(/\/deposit-prepare$/, (route) => route.fulfill({ status: 503, json: refusal }));
  await lobby.open({ player, transport: 'http' });
  await card.start(method, '50');
  await expect(cashier.by('error-section')).toContainText('Try to refresh the section');
  await expect(cashier.submit).toBeDisabled();
  await page.unroute(/\/deposit-prepare$/);
  await cashier.by('error-section').getByRole('button').click();
  await expect(cashier.field('card_number')).toBeVisible();
  await card.fill({ number: good });
  await cashier.submit.click();
  await cashier.expectStatus('processed');
});

const refusal = { status: 503, error: { code: 'banking.providerUnavailable', message: 'down' } };

async function edges(element: Locator): Promise<{ top: number; bottom: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { top: box.y, bottom: box.y + box.height };
}
