import type { Lobby, Visit } from '../models/lobby.ts';
import { PayRoom } from '../models/pay-room.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** From the lobby to the address of fifty euros in Tether. */
async function toAddress(lobby: Lobby, visit: Visit): Promise<PayRoom> {
  const { cashier } = lobby;
  await lobby.open(visit);
  await cashier.group('crypto').click();
  await cashier.tile('usdt').click();
  await cashier.amount.fill('50');
  await cashier.fieldInput('network').selectOption('TRC-20');
  await cashier.submit.click();
  const room = new PayRoom(cashier);
  await room.expectReady();
  return room;
}

for (const [device, use] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    test('an asset is sent, its confirmations are counted one by one, and the money arrives', async ({
      lobby,
      player,
      operator,
      sandbox,
      page,
    }) => {
      const { cashier } = lobby;
      const room = await toAddress(lobby, { player });

      await expect(room.amount).toHaveText('55.555556 USDT');
      const address = await room.value('address').innerText();
      expect(address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
      expect(await room.scan()).toMatch(new RegExp(`^tron:${address}\\?amount=55[.]555556&token=T`));
      await expect(cashier.root.getByText('Send only USDT over TRC-20')).toBeVisible();
      await expect(cashier.by('countdown')).toBeVisible();
      await expect(room.appLinks).toHaveCount(device === 'a phone' ? 1 : 0);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await room.copy('address').click();
      await expect(room.copy('address')).toHaveAttribute('data-copied', '');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      await expectAccessible(page, `the address on ${device}`);

      await sandbox.act(player, 'send');
      await room.expectConfirmations(0);
      await expect(room.qr).toHaveCount(0);
      await expect(cashier.by('countdown')).toHaveCount(0);
      for (const count of [1, 2, 3]) {
        await sandbox.act(player, 'confirm-block');
        await room.expectConfirmations(count);
      }
      await sandbox.act(player, 'reorganise');
      await room.expectConfirmations(0);
      await sandbox.act(player, 'confirm-block', { blocks: 4 });
      await room.expectConfirmations(4);

      await lobby.open({ player });
      await room.expectConfirmations(4);
      const txid = await cashier.by('txid').innerText();
      await expect(cashier.by('explorer')).toHaveAttribute(
        'href',
        `https://tronscan.org/#/transaction/${txid}`,
      );
      await expect(cashier.by('explorer')).toHaveAttribute('target', '_blank');
      await expectAccessible(page, `the confirmations on ${device}`);

      await sandbox.act(player, 'confirm-block', { blocks: 16 });
      await cashier.expectStatus('processed');
      await room.expectConfirmations(20);
      await expect(cashier.by('txid')).toHaveText(txid);
      await lobby.expectBalance(50);
      await operator.expectBooksToAgree();
    });
  });
}

test('coins are told with the least of each network, and found by it', async ({ lobby, player }) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.group('crypto').click();
  await expect(cashier.tile('usdt')).toContainText('TRC-20 from €5 · ERC-20 from €10 · BEP-20 from €5');
  await expect(cashier.tile('bitcoin')).toContainText('from €15');
  await cashier.search.fill('erc');
  await expect(cashier.tile('usdt')).toBeVisible();
  await expect(cashier.tile('usdc')).toBeVisible();
  await expect(cashier.tile('bitcoin')).toHaveCount(0);
  await cashier.search.fill('btc');
  await expect(cashier.tile('bitcoin')).toBeVisible();
  await cashier.search.fill('nonsense');
  await expect(cashier.root.getByText('No coin matches “nonsense”')).toBeVisible();
});

test('the form keeps the limits of the chosen network, and tells what the amount comes to', async ({
  lobby,
  player,
}) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.group('crypto').click();
  await cashier.tile('usdt').click();
  await cashier.amount.fill('7');
  await expect(cashier.by('worth')).toContainText('7.777778 USDT');
  await cashier.submit.click();
  await expect(cashier.field('network').getByTestId('field-error')).toBeVisible();
  await cashier.fieldInput('network').selectOption('ERC-20');
  await cashier.submit.click();
  await expect(cashier.root.getByText('at least €10', { exact: false })).toBeVisible();
  await cashier.fieldInput('network').selectOption('TRC-20');
  await cashier.submit.click();
  await new PayRoom(cashier).expectReady();
});

test('a memo has a copy and a warning of its own', async ({ lobby, player }) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await cashier.group('crypto').click();
  await cashier.tile('ton').click();
  await cashier.amount.fill('50');
  await cashier.submit.click();
  const room = new PayRoom(cashier);
  await room.expectReady();
  await expect(cashier.root.getByText('Don’t forget the memo')).toBeVisible();
  const memo = await room.value('memo').innerText();
  await expect(room.copy('memo')).toBeVisible();
  expect(await room.scan()).toContain(`text=${memo}`);
});

test('less or more than asked is credited, and told so', async ({ lobby, player, sandbox, operator }) => {
  const { cashier } = lobby;
  const room = await toAddress(lobby, { player });
  await sandbox.act(player, 'underpay');
  await expect(cashier.by('arrived')).toContainText('5.555556 USDT still missing');
  await expect(room.amount).toHaveText('5.555556 USDT');
  await expect(room.value('address')).toBeVisible();
  await expect(cashier.by('countdown')).toBeVisible();
  await cashier.by('show-status').click();
  await expect(cashier.by('arrived')).toContainText('of 55.555556 USDT arrived');
  await cashier.by('open-payment').click();
  await expect(room.value('address')).toBeVisible();
  await sandbox.act(player, 'confirm-block', { blocks: 20 });
  await cashier.expectStatus('processed');
  await expect(cashier.root.getByText('Less arrived than the €50 asked for', { exact: false })).toBeVisible();
  await cashier.by('another').click();

  await toAddress(lobby, { player });
  await sandbox.act(player, 'overpay');
  await expect(cashier.by('arrived')).toContainText('All of it is credited');
  await sandbox.act(player, 'confirm-block', { blocks: 20 });
  await cashier.expectStatus('processed');
  await expect(cashier.root.getByText('More arrived than the €50 asked for', { exact: false })).toBeVisible();
  await operator.expectBooksToAgree();
});

test('another network loses the payment, speaks of no bank, and can be made good', async ({
  lobby,
  player,
  sandbox,
  operator,
}) => {
  const { cashier } = lobby;
  await toAddress(lobby, { player });
  await sandbox.act(player, 'wrong-network');
  await cashier.expectStatus('mistaked');
  await expect(cashier.root.getByText('over another network', { exact: false })).toBeVisible();
  await lobby.expectBalance(0);

  await sandbox.act(player, 'confirm');
  await cashier.expectStatus('processed');
  await expect(cashier.root.getByText('arrived late', { exact: false })).toBeVisible();
  await lobby.expectBalance(50);
  await operator.expectBooksToAgree();
});

test('late money and a second payment to the same address are credited too', async ({
  lobby,
  player,
  sandbox,
  operator,
}) => {
  const { cashier } = lobby;
  await toAddress(lobby, { player });
  await sandbox.act(player, 'expire');
  await cashier.expectStatus('mistaked');
  await expect(cashier.root.getByRole('heading', { name: 'The time to pay is over' })).toBeVisible();
  await sandbox.act(player, 'send');
  await expect(cashier.root.getByRole('heading', { name: 'came late and is being confirmed' })).toBeVisible();
  await sandbox.act(player, 'confirm-block', { blocks: 20 });
  await cashier.expectStatus('processed');
  await expect(cashier.root.getByText('arrived late', { exact: false })).toBeVisible();
  await lobby.expectBalance(50);

  await sandbox.act(player, 'send');
  await sandbox.act(player, 'confirm-block', { blocks: 20 });
  await lobby.expectBalance(100);
  await operator.expectBooksToAgree();
});

test('the list can be gone back to while the chain is waited for', async ({ lobby, player, sandbox }) => {
  const { cashier } = lobby;
  const room = await toAddress(lobby, { player });
  await cashier.by('back').click();
  await expect(cashier.tile('bitcoin')).toBeVisible();
  await sandbox.act(player, 'send');
  await lobby.open({ player });
  await room.expectConfirmations(0);
});
