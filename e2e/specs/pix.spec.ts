import type { Lobby, Visit } from '../models/lobby.ts';
import { PayRoom } from '../models/pay-room.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const brazil = { country: 'BR', currency: 'BRL' };

/** Keys of each kind as a player types them. */
const keys = {
  cpf: '12345678909',
  cnpj: '11222333000181',
  email: 'ana@example.com',
  phone: '11912345678',
  evp: '123e4567-e89b-12d3-a456-426655440000',
} as const;

/** From the lobby to the code of a hundred and fifty reais. */
async function toCode(lobby: Lobby, visit: Visit): Promise<PayRoom> {
  const { cashier } = lobby;
  await lobby.open({ ...brazil, ...visit });
  await cashier.tile('pix').click();
  await cashier.amount.fill('150');
  await cashier.fieldInput('pix_key_type').selectOption('email');
  await cashier.fieldInput('pix_key_email').fill(keys.email);
  await cashier.fieldInput('cpf').fill(keys.cpf);
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

    test('a Pix code is copied or scanned, and paid', async ({ lobby, player, operator, sandbox, page }) => {
      const { cashier } = lobby;
      const room = await toCode(lobby, { player });
      await expect(room.amount).toHaveText('R$150');
      const code = await cashier.by('br-code').innerText();
      expect(code).toMatch(/^000201010212.*br[.]gov[.]bcb[.]pix.*5406150[.]00.*6304[0-9A-F]{4}$/);
      expect(await room.scan()).toBe(code);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await room.copy('brCode').click();
      await expect(room.copy('brCode')).toHaveAttribute('data-copied', '');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
      await expect(cashier.by('steps').locator('li')).toHaveCount(3);
      await expectAccessible(page, `the Pix code on ${device}`);

      // A reload comes back to the same code.
      await lobby.open({ ...brazil, player });
      await expect(cashier.by('br-code')).toHaveText(code);
      await expect(cashier.by('countdown')).toBeVisible();

      await sandbox.act(player, 'confirm');
      await cashier.expectStatus('processed');
      await lobby.expectBalance(150);
      await operator.expectBooksToAgree();
    });
  });
}

test('each kind of key has a field of its own, and the others are neither asked nor sent', async ({
  lobby,
  player,
}) => {
  const { cashier } = lobby;
  await lobby.open({ ...brazil, player });
  await cashier.tile('pix').click();
  await cashier.amount.fill('150');
  await expect(cashier.by('field')).toHaveCount(1);
  for (const [kind, key] of Object.entries(keys)) {
    await cashier.fieldInput('pix_key_type').selectOption(kind);
    // The key of this kind is the CPF itself: asked once.
    const name = kind === 'cpf' ? 'cpf' : `pix_key_${kind}`;
    await expect(cashier.by('field')).toHaveCount(kind === 'cpf' ? 2 : 3);
    await expect(cashier.field('cpf')).toBeVisible();
    await cashier.fieldInput(name).fill(key);
    await cashier.fieldInput(name).blur();
    await expect(cashier.by('field-error')).toHaveCount(0);
  }
  await cashier.fieldInput('pix_key_type').selectOption('phone');
  await expect(cashier.fieldInput('pix_key_phone')).toHaveValue('+55 11 91234-5678');
  await cashier.fieldInput('pix_key_phone').fill('1181234');
  await expect(cashier.fieldInput('pix_key_phone')).toHaveValue('+55 11 81234');
  await cashier.fieldInput('cpf').fill(keys.cpf);
  await cashier.submit.click();
  await expect(cashier.field('pix_key_phone').getByTestId('field-error')).toBeVisible();
  await expect(cashier.by('field-error')).toHaveCount(1);
  await cashier.fieldInput('pix_key_type').selectOption('evp');
  await cashier.submit.click();
  await new PayRoom(cashier).expectReady();
});

test('a refused Pix is told as such, and an expired one as over', async ({ lobby, player, sandbox }) => {
  const { cashier } = lobby;
  await toCode(lobby, { player });
  await sandbox.act(player, 'fail');
  await cashier.expectStatus('mistaked');
  await cashier.by('try-again').click();

  await toCode(lobby, { player });
  await sandbox.act(player, 'expire');
  await cashier.expectStatus('mistaked');
  await expect(cashier.root.getByRole('heading', { name: 'The time to pay is over' })).toBeVisible();
});

test('a claim waits for the money, and a Pix that is given up is canceled', async ({
  lobby,
  player,
  operator,
  sandbox,
}) => {
  const { cashier } = lobby;
  await toCode(lobby, { player });
  await cashier.by('claim').click();
  await cashier.expectStatus('waiting');
  await sandbox.act(player, 'confirm');
  await cashier.expectStatus('processed');
  await cashier.by('another').click();

  await toCode(lobby, { player });
  await cashier.by('cancel-deposit').click();
  await cashier.by('cancel-confirm').click();
  await cashier.expectStatus('mistaked');
  const [latest] = await operator.deposits(player);
  expect(latest?.state).toBe('canceled');
});
