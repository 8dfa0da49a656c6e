import { expect, plainMethod, test } from '../support/journey.ts';
import { signToken } from '../support/tokens.ts';

/** The server forgives clocks that are wrong by so much. */
const skewMs = 60_000;
const validForMs = 6_000;

for (const transport of ['socket', 'http'] as const) {
  test(`a token that expires in mid-flow is replaced, and the deposit goes on over ${transport}`, async ({
    lobby,
    player,
    stack,
    context,
    operator,
    payWindow,
  }) => {
    const { cashier } = lobby;
    const dying = signToken(stack.secrets.TOKEN_SECRET, { id: player }, Date.now() - skewMs + validForMs);
    let tokens = 0;
    await context.route(`${stack.urls.demo}/token*`, async (route) => {
      tokens += 1;
      if (tokens === 1) await route.fulfill({ json: { token: dying, user: {} } });
      else await route.continue();
    });
    await lobby.open({ player, transport });
    await lobby.waitUntilReady();
    await cashier.fillDeposit(plainMethod, '25');
    await expect
      .poll(async () => {
        const headers = { authorization: `Bearer ${dying}`, 'content-type': 'application/json' };
        return (await fetch(`${stack.urls.server}/api/BANKING/session-user`, { headers })).status;
      })
      .toBe(401);

    const bank = await payWindow(() => cashier.submit.click());
    await bank.press('pay');
    await cashier.expectStatus('processed');
    await expect(lobby.events('tokenExpired')).not.toHaveCount(0);
    expect(tokens).toBeGreaterThan(1);
    expect(await operator.deposits(player)).toHaveLength(1);
  });
}

test('a token that the operator’s server pushes is used from then on', async ({
  lobby,
  player,
  stack,
  operator,
  page,
}) => {
  await lobby.open({ player });
  await lobby.waitUntilReady();
  const fresh = signToken(stack.secrets.TOKEN_SECRET, { id: player });
  await expect.poll(() => operator.pushToken(player, fresh)).toBe(1);
  // The next connection introduces itself with it. Listened for before the server goes, so that no frame is missed.
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await stack.stop('server');
  await stack.start('server');
  await lobby.cashier.tile(plainMethod).click();
  await expect.poll(() => sent.some((frame) => frame.includes(fresh)), { timeout: 30_000 }).toBe(true);
});

test('another player’s token is refused', async ({ lobby, player, stack, page, operator, payWindow }) => {
  const { cashier } = lobby;
  await lobby.open({ player, transport: 'http' });
  await lobby.waitUntilReady();
  const foreign = signToken(stack.secrets.TOKEN_SECRET, { id: `${player}-other` });
  await page.evaluate(
    ({ token, origin }) => {
      const frame = document.querySelector('iframe');
      frame?.contentWindow?.postMessage(JSON.stringify({ type: 'token', payload: { token } }), origin);
    },
    { token: foreign, origin: stack.urls.server },
  );
  await cashier.fillDeposit(plainMethod, '25');
  const bank = await payWindow(() => cashier.submit.click());
  await expect(bank.payButton).toBeVisible();
  expect(await operator.deposits(player)).toHaveLength(1);
  expect(await operator.deposits(`${player}-other`)).toHaveLength(0);
});
