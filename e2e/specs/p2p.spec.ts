import { InvoiceRoom } from '../models/invoice-room.ts';
import { Lobby, type Visit } from '../models/lobby.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { type Choice, desktop, expect, fillFields, kyrgyzstan, phone, test } from '../support/rooms.ts';

const byPhone: Choice = {
  visit: kyrgyzstan,
  group: 'p2p_methods_kyrgyzstan',
  method: 'mbank_card_kg',
  amount: '1000',
};
const byCard: Choice = { ...byPhone, method: 'optima_card_kg' };
const variants: readonly { name: string; visit: Partial<Visit>; use: object }[] = [
  { name: 'on a phone, over the socket', visit: {}, use: phone },
  { name: 'on a phone in Arabic', visit: { lang: 'ar' }, use: phone },
  { name: 'on a desktop in the dark, over HTTP', visit: { transport: 'http', theme: 'dark' }, use: desktop },
];

for (const { name, visit, use } of variants) {
  test.describe(name, () => {
    test.use(use);

    test('a person is paid by phone number', async ({
      stack,
      lobby,
      room,
      toForm,
      player,
      sandbox,
      operator,
    }) => {
      const { cashier, page } = lobby;
      await toForm({ ...byPhone, visit: { ...byPhone.visit, ...visit } });
      await expect(cashier.by('payment-details-alert')).toBeVisible();
      // The method is the bank.
      await expect(cashier.by('field')).toHaveCount(0);
      await expectAccessible(page, 'the form');
      await cashier.submit.click();
      await room.expectReady();
      await expect(room.amount).toContainText('1,000');
      await expect(room.value('bank')).toHaveText('MBank');
      await expect(room.steps).toHaveCount(3);
      await expect(cashier.by('support')).toHaveAttribute(
        'href',
        `${stack.urls.demo}/support/${byPhone.method}`,
      );
      const number = await room.value('phone').innerText();
      expect(await room.copied('phone')).toBe(number);
      expect(await room.copied('amount')).toBe('1000');
      await expectAccessible(page, 'the room');

      await page.reload();
      await room.expectReady();
      await expect(room.value('phone')).toHaveText(number);

      await room.claim.click();
      await cashier.expectStatus('waiting');
      // Who has paid is not shown whom to pay again.
      await page.reload();
      await cashier.expectStatus('waiting');
      await sandbox.act(player, 'confirm');
      await cashier.expectStatus('processed');
      await lobby.expectBalance(1000);
      await operator.expectBooksToAgree();
    });
  });
}

test('the countdown’s end is the server’s word', async ({ lobby, room, toRoom, player, sandbox }) => {
  await toRoom(byPhone);
  await sandbox.act(player, 'expire');
  await lobby.cashier.expectStatus('mistaked');
  await expect(room.claim).toHaveCount(0);
  // Money that arrives all the same is credited.
  await sandbox.act(player, 'confirm');
  await lobby.cashier.expectStatus('processed');
});

test('a double press on the deposit button makes one deposit and shows it', async ({
  lobby,
  room,
  toForm,
  player,
  operator,
}) => {
  await toForm(byPhone);
  await lobby.cashier.submit.dblclick();
  await room.expectReady();
  await operator.onlyDeposit(player);
});

test('what was said to be paid can be looked at again, without being asked to pay twice', async ({
  lobby,
  room,
  toRoom,
}) => {
  const { cashier } = lobby;
  await toRoom(byPhone);
  const number = await room.value('phone').innerText();
  await room.claim.click();
  await expect(cashier.root.getByRole('heading', { name: 'we are looking for your payment' })).toBeVisible();
  await cashier.by('open-payment').click();
  await room.expectClaimed();
  await expect(room.value('phone')).toHaveText(number);
  await cashier.by('show-status').click();
  await cashier.expectStatus('waiting');
});

test('giving up asks once, and is told as it ended', async ({ lobby, room, toRoom, player, operator }) => {
  await toRoom(byPhone);
  await room.cancel();
  await lobby.cashier.expectStatus('mistaked');
  await expect(lobby.cashier.root.getByRole('heading', { name: 'You canceled' })).toBeVisible();
  expect(await operator.onlyDeposit(player)).toMatchObject({ state: 'canceled' });
});

test('a second tab shows the same truth', async ({ lobby, room, toRoom, player, context, stack }) => {
  await toRoom(byPhone);
  const number = await room.value('phone').innerText();
  const other = new Lobby(await context.newPage(), stack.urls.demo);
  await other.open({ player, ...kyrgyzstan });
  await other.cashier.by('open-deposit').getByRole('button').click();
  await other.cashier.by('open-payment').click();
  const otherRoom = new InvoiceRoom(other.cashier);
  await otherRoom.expectReady();
  await expect(otherRoom.value('phone')).toHaveText(number);
  await otherRoom.claim.click();
  await other.cashier.expectStatus('waiting');
  await lobby.page.bringToFront();
  await lobby.cashier.expectStatus('waiting');
});

test('an open deposit goes on instead of a second one', async ({ lobby, room, toRoom, player, operator }) => {
  const { cashier } = lobby;
  await toRoom(byPhone);
  const number = await room.value('phone').innerText();
  await cashier.by('back').click();
  await cashier.group('p2p_methods_kyrgyzstan').click();
  await cashier.fillDeposit(byPhone.method, '2000');
  await fillFields(cashier, byPhone.fields);
  await cashier.submit.click();
  await room.expectReady();
  await expect(room.value('phone')).toHaveText(number);
  await expect(room.amount).toContainText('1,000');
  await operator.onlyDeposit(player);
});

test('another amount than asked says so, and that is what is paid', async ({
  lobby,
  room,
  toRoom,
  player,
  sandbox,
}) => {
  await toRoom({ ...byPhone, amount: '1000.19' });
  await expect(room.amount).toContainText('1,004');
  await expect(lobby.cashier.by('amount-differs')).toContainText('1,000.19');
  expect(await room.copied('amount')).toBe('1004');
  await sandbox.act(player, 'confirm');
  await lobby.cashier.expectStatus('processed');
  await lobby.expectBalance(1004);
});

test.describe('a card that comes encrypted', () => {
  const sealed: Choice = { ...byCard, amount: '1000.24' };

  test('is drawn, heard and copied', async ({ lobby, room, toRoom }) => {
    await toRoom(sealed);
    const image = lobby.cashier.by('card-image');
    await expect(image).toHaveAttribute('width', '400');
    const label = (await image.getAttribute('aria-label')) ?? '';
    expect(label).toMatch(/^\d{4} \d{4} \d{4} \d{4}$/);
    expect(await room.copied('card')).toBe(label.replaceAll(' ', ''));
    const { ink, right } = await image.evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      const alpha = data ? data.filter((_value, index) => index % 4 === 3) : new Uint8ClampedArray();
      const columns = [...alpha].flatMap((value, index) => (value > 0 ? [index % canvas.width] : []));
      return { ink: columns.length, right: Math.max(...columns) };
    });
    expect(ink).toBeGreaterThan(500);
    // Drawn at twice its size, it reaches where it could not otherwise.
    expect(right).toBeGreaterThan(250);
    await expectAccessible(lobby.page, 'the drawn card');
  });

  test('is not shown when it was changed on its way', async ({ lobby, page, toForm }) => {
    await page.route('**/deposit-create-p2p', async (route) => {
      const response = await route.fetch();
      const reply = await response.json();
      const { encoded } = reply.data.card;
      const forged = { ...encoded, encrypted: `AAAA${encoded.encrypted.slice(4)}` };
      reply.data.card.encoded = forged;
      reply.data.data.card.encoded = forged;
      await route.fulfill({ response, json: reply });
    });
    await toForm({ ...sealed, visit: { ...sealed.visit, transport: 'http' } });
    await lobby.cashier.submit.click();
    await expect(lobby.cashier.by('card-broken')).toBeVisible();
    await expect(lobby.cashier.by('card-image')).toHaveCount(0);
  });
});

test('a reply that does not say whom to pay is given up', async ({
  lobby,
  page,
  player,
  operator,
  toForm,
}) => {
  const { cashier } = lobby;
  await page.route('**/deposit-create-p2p', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    reply.data.card = {};
    reply.data.data.card = {};
    await route.fulfill({ response, json: reply });
  });
  await toForm({ ...byPhone, visit: { ...byPhone.visit, transport: 'http' } });
  await cashier.submit.click();
  await expect(cashier.by('snackbar')).toContainText('did not say whom to pay');
  await expect(lobby.events('displayError')).toContainText('banking.invalidResponse');
  await expect.poll(async () => (await operator.onlyDeposit(player)).state).toBe('canceled');
  await expect(cashier.submit).toBeVisible();
});

test('a wallet’s transaction id goes with the claim', async ({ lobby, room, toRoom, player, operator }) => {
  const { cashier } = lobby;
  await toRoom({
    visit: { country: 'BD', currency: 'BDT' },
    method: 'bkash_p2p',
    amount: '500',
    fields: { phone: '+880 1712-345678' },
  });
  await room.claim.click();
  await expect(cashier.by('field-error')).toBeVisible();
  await expect(cashier.fieldInput('transaction_id')).toBeFocused();
  await cashier.fieldInput('transaction_id').fill('8n7a 6d5e e7');
  await room.claim.click();
  await cashier.expectStatus('waiting');
  const { id } = await operator.onlyDeposit(player);
  expect((await operator.dossier(id)).claim).toMatchObject({ fields: { transaction_id: '8N7A6D5EE7' } });
});

test('the sender’s card chooses its bank', async ({ lobby, toForm }) => {
  const { cashier } = lobby;
  const visit = { country: 'RU', currency: 'RUB' };
  await toForm({ visit, method: 'card-p2p', amount: '2000' });
  await cashier.fieldInput('card_number').pressSequentially('2200700000000000');
  await expect(cashier.fieldInput('bank')).toHaveValue('t-bank');
  await cashier.fieldInput('bank').selectOption('sber');
  await cashier.fieldInput('card_number').fill('2202200000000000');
  await expect(cashier.fieldInput('bank')).toHaveValue('sber');
});

test('guaranteed methods say so', async ({ lobby, toForm }) => {
  await toForm({ visit: { country: 'UZ', currency: 'UZS' }, method: 'uzcard', amount: '50000' });
  await expect(lobby.cashier.by('guaranteed')).toBeVisible();
});
