import { randomUUID } from 'node:crypto';
import { Lobby, type Visit } from '../models/lobby.ts';
import { WithdrawalDesk } from '../models/withdrawal-desk.ts';
import { expect } from './journey.ts';
import { test as rooms } from './rooms.ts';
import type { Stack } from './stack.ts';
import { signToken } from './tokens.ts';

export const sepa = { iban: 'DE89370400440532013000', holder_name: 'Ana Silva' };
export const nigeria = { country: 'NG', currency: 'NGN' } as const;
export const unitedStates = { country: 'US', currency: 'USD' } as const;

/** What a player pays in by, and where that is offered. */
const paidBy = {
  [nigeria.currency]: { paymentType: 'ng_transfer', selectedCountry: 'NG' },
  [unitedStates.currency]: { paymentType: 'card_hosted', selectedCountry: 'DE' },
};
const paidByBank = { paymentType: 'sepa_instant', selectedCountry: 'DE' };

/** A deposit of the player's, made by the calls alone: for money that is there before a journey begins. */
async function deposit(stack: Stack, player: string, amount: number, visit: Partial<Visit>): Promise<void> {
  const { country = 'DE', currency = 'EUR' } = visit;
  const token = signToken(stack.secrets.TOKEN_SECRET, { id: player, country, currency });
  const response = await fetch(`${stack.urls.server}/api/BANKING/deposit-create`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      amount,
      currency,
      fields: {},
      isActivatedBonus: false,
      ...(currency === 'NGN' || currency === 'USD' ? paidBy[currency] : paidByBank),
      metadata: { isFromChip: false },
    }),
  });
  if (!response.ok) throw new Error(`deposit-create answered ${response.status}: ${await response.text()}`);
}

interface Withdrawals {
  desk: WithdrawalDesk;
  /** Money that the player has paid in before. */
  fund: (amount: number, visit?: Partial<Visit>) => Promise<void>;
  /** A player with 100 at the list of withdrawals. */
  toList: (visit?: Partial<Visit>, amount?: number) => Promise<void>;
  /** The lobby in one more tab of the same browser. */
  inTab: (visit: Visit) => Promise<Lobby>;
}

/** Journeys of money that goes out. */
export const test = rooms.extend<Withdrawals>({
  desk: async ({ lobby }, use) => use(new WithdrawalDesk(lobby)),
  fund: async ({ stack, player, sandbox, operator }, use) =>
    use(async (amount, visit = {}) => {
      await deposit(stack, player, amount, visit);
      await sandbox.act(player, 'confirm');
      await expect
        .poll(async () => (await operator.deposits(player)).every(({ state }) => state === 'credited'))
        .toBe(true);
    }),
  toList: async ({ lobby, player, fund, desk }, use) =>
    use(async (visit = {}, amount = 100) => {
      await fund(amount, visit);
      await lobby.open({ player, ...visit, open: 'withdrawal' });
      await lobby.waitUntilReady();
      await expect(desk.sum('available')).not.toHaveText('–');
    }),
  inTab: async ({ context, stack }, use) =>
    use(async (visit) => {
      const other = new Lobby(await context.newPage(), stack.urls.demo);
      await other.open(visit);
      await other.waitUntilReady();
      return other;
    }),
});

export { expect } from './journey.ts';
export { desktop, phone } from './rooms.ts';
