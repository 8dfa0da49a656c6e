import { expect, test } from '../support/journey.ts';
import { signToken } from '../support/tokens.ts';

/** Two provider accounts serve it, `sandbox-b` first; its fee comes on top. */
const method = 'muchbetter';

test('a player pays by the second account without noticing, until the first is up again', async ({
  lobby,
  player,
  operator,
  sandbox,
  payWindow,
  stack,
}) => {
  const { cashier } = lobby;
  const circuit = async () =>
    /cashier_provider_circuit\{provider="sandbox-b",state="(\w+)"\} 1/.exec(
      await (await fetch(`${stack.urls.server}/metrics`)).text(),
    )?.[1];
  /** Another player's deposit, without a browser; who was asked, and what became of it. */
  const created = async () => {
    const other = `${player}-${Math.random().toString(36).slice(2, 8)}`;
    const response = await fetch(`${stack.urls.server}/api/BANKING/deposit-create`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${signToken(stack.secrets.TOKEN_SECRET, { id: other })}`,
        'idempotency-key': `routing-${other}`,
      },
      body: JSON.stringify({
        paymentType: method,
        amount: 20,
        currency: 'EUR',
        fields: { phone: '4915112345678' },
        isActivatedBonus: false,
        metadata: { isFromChip: false },
      }),
    });
    expect(response.status).toBe(200);
    return attempts(other);
  };
  const attempts = async (of: string) => {
    const dossier = await operator.dossier((await operator.onlyDeposit(of)).id);
    return dossier.attempts.map(({ provider, state, reason, passedOver }) => ({
      provider,
      state,
      ...(reason === undefined ? {} : { reason }),
      ...(passedOver.length === 0 ? {} : { passedOver }),
    }));
  };

  await sandbox.account('b', 'down');
  await lobby.open({ player });
  await cashier.group('e-money').click();
  await cashier.fillDeposit(method, '25');
  await cashier.fieldInput('phone').fill('15112345678');
  await cashier.by('bonus-toggle').uncheck();
  const sums = cashier.root.locator('dl');
  await expect(sums).toContainText('€0.50 (1%, €0.50–€10), on top');
  await expect(sums).toContainText('You pay€25.50');
  await expect(sums).toContainText('To your balance€25');
  const bank = await payWindow(() => cashier.submit.click());
  await bank.press('pay');
  await cashier.expectStatus('processed');
  await expect(cashier.root.locator('dl')).toContainText('Fee€0.50');
  await lobby.expectBalance(25);
  expect(await operator.onlyDeposit(player)).toMatchObject({
    creditedMinor: '2550',
    feeMinor: '50',
    netMinor: '2500',
    feePaidBy: 'player-on-top',
  });
  const fellBack = [
    { provider: 'sandbox-b', state: 'declined', reason: 'account_down' },
    { provider: 'sandbox', state: 'created' },
  ];
  expect(await attempts(player)).toEqual(fellBack);
  expect(await circuit()).toBe('closed');

  expect(await created()).toEqual(fellBack);
  expect(await circuit()).toBe('open');
  expect(await created()).toEqual([{ provider: 'sandbox', state: 'created', passedOver: ['sandbox-b'] }]);

  await sandbox.account('b', 'up');
  await expect.poll(created, { timeout: 10_000 }).toEqual([{ provider: 'sandbox-b', state: 'created' }]);
  expect(await circuit()).toBe('closed');
  await operator.expectBooksToAgree();
});
