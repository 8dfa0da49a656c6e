import type { DepositEvent } from '@opencashier/provider-kit/events';
import { expect, it } from 'vitest';
import type { Database } from '../ports/database.ts';
import { createOf, type Harness, runJobs } from '../testing/core-harness.ts';
import { expectSoundBooks } from '../testing/withdrawal-books.ts';
import { applyDepositEvent } from '../use-cases/apply-deposit-events.ts';
import { applyPayoutEvent } from '../use-cases/apply-payout-event.ts';

/** A cashier over one kind of wallet, and a player of it. */
export interface WalletRig {
  readonly made: Harness;
  /** The player's cash, where it is really kept. */
  cash(player: string): Promise<bigint>;
  close(): Promise<void>;
}

const fields = { iban: 'DE89370400440532013000', holder_name: 'Ann' };
let keys = 0;
const key = () => {
  keys += 1;
  return `key-of-the-wallet-${keys}`;
};

/** What players and providers do. */
export function walletSteps({ made }: Pick<WalletRig, 'made'>) {
  const deps = {
    deposits: made.stores.deposits,
    ledger: made.ledger,
    incoming: made.stores.incoming,
    instruments: made.stores.instruments,
    outbox: { wake: () => undefined },
    ids: made.ids,
    clock: made.clock,
    log: made.log,
  };
  const tell = async (event: DepositEvent) => {
    await applyDepositEvent(deps, 'first', event);
  };
  const begin = async (player: string, amount: number, by = key()) => {
    const request = createOf({ amount, isSimilarConfirmed: true });
    const reply = await made.core.calls['deposit-create'](made.context(player, by), request);
    return reply.ok ? String(reply.data.depositId) : reply.error.code;
  };
  const withdraw = async (player: string, amount: number, by = key()) => {
    const request = { ...{ amount, fields }, currency: 'USD', paymentType: 'to_bank' };
    const reply = await made.core.calls['withdrawal-create'](made.context(player, by), request);
    return reply.ok ? reply.data.withdrawalId : reply.error.code;
  };
  const payouts = { ...deps, payouts: made.stores.payouts };
  return {
    tell,
    begin,
    withdraw,
    /** Begins a deposit of dollars and pays it; the event may be told again. */
    async deposit(player: string, amount: number) {
      const id = await begin(player, amount);
      const paid = made.first.pay(id, { minor: BigInt(amount) * 100n, currency: 'USD' });
      await tell(paid);
      await runJobs(made);
      return { id, paid };
    },
    async stageOf(player: string, withdrawalId: string) {
      const reply = await made.core.calls['withdrawal-status'](made.context(player), { withdrawalId });
      return reply.ok ? reply.data.stage : reply.error.code;
    },
    async stateOf(depositId: string) {
      return (await made.stores.deposits.find(depositId))?.state;
    },
    /** Somebody approves it, and the provider takes the order. */
    async send(withdrawalId: string) {
      await made.core.operator.decideWithdrawal({
        ...{ withdrawalId, decision: 'approved', operatorKey: 'key', decidedBy: 'Lou', reason: 'seen' },
        playerReason: undefined,
      });
      await made.runPayouts();
    },
    async settle(withdrawalId: string) {
      await applyPayoutEvent(payouts, 'first', made.first.payouts.settle(withdrawalId));
      await runJobs(made);
    },
    async refuse(withdrawalId: string) {
      await applyPayoutEvent(payouts, 'first', made.first.payouts.refuse(withdrawalId));
      await runJobs(made);
    },
    async giveBack(withdrawalId: string, minor: bigint) {
      await applyPayoutEvent(payouts, 'first', made.first.payouts.giveBack(withdrawalId, minor));
      await runJobs(made);
    },
  };
}

/** What holds whoever keeps the players' money. */
export function walletSuite(
  database: () => Database,
  open: (database: Database) => Promise<WalletRig>,
): void {
  const on = async (test: (rig: WalletRig, steps: ReturnType<typeof walletSteps>) => Promise<void>) => {
    const rig = await open(database());
    try {
      await test(rig, walletSteps(rig));
      await expectSoundBooks(database());
    } finally {
      await rig.close();
    }
  };

  it('credits what was paid, once, however often it is told', () =>
    on(async ({ made, cash }, { deposit, tell, stateOf }) => {
      const { id, paid } = await deposit('ann', 25);
      await tell(paid);
      await runJobs(made);
      expect(await cash('ann')).toBe(2500n);
      expect(await stateOf(id)).toBe('credited');
      const shown = await made.core.calls['balance-get'](made.context('ann'), {});
      expect(shown).toMatchObject({
        data: { balances: [{ currency: 'USD', available: 25, withdrawable: 25 }] },
      });
    }));

  it('credits each payment of one deposit', () =>
    on(async ({ made, cash }, { deposit, tell }) => {
      const { id } = await deposit('ann', 25);
      await tell(made.first.pay(id, { minor: 700n, currency: 'USD' }));
      await tell(made.first.pay(id, { minor: 300n, currency: 'USD' }));
      await runJobs(made);
      const held = (await made.core.operator.depositDossier(id))?.movements.filter(
        ({ state }) => state === 'held',
      );
      expect((await cash('ann')) + (held ?? []).reduce((sum, { minor }) => sum + minor, 0n)).toBe(3500n);
    }));

  it('takes back what goes back, below nothing if need be, and gives a charge back that is won', () =>
    on(async ({ made, cash }, { deposit, tell, withdraw }) => {
      const { paid } = await deposit('ann', 25);
      expect(await withdraw('ann', 20)).toMatch(/^wd_/);
      await tell(made.first.reverse(paid, 'chargeback', 2500n));
      await runJobs(made);
      expect(await cash('ann')).toBe(-2000n);
      await tell(made.first.reverse(paid, 'chargebackWon', 1000n));
      await runJobs(made);
      expect(await cash('ann')).toBe(-1000n);
    }));

  it('sets aside what is there, and refuses more', () =>
    on(async ({ cash }, { deposit, withdraw, stageOf }) => {
      await deposit('ann', 100);
      const id = await withdraw('ann', 60);
      expect(await stageOf('ann', id)).toBe('review');
      expect(await cash('ann')).toBe(4000n);
      expect(await withdraw('ann', 60)).toBe('banking.insufficientBalance');
      expect(await cash('ann')).toBe(4000n);
    }));

  it('lets one of many requests for the same money win', () =>
    on(async ({ cash }, { deposit, withdraw }) => {
      await deposit('ann', 100);
      const made = await Promise.all(Array.from({ length: 6 }, () => withdraw('ann', 60)));
      expect(made.filter((reply) => reply.startsWith('wd_'))).toHaveLength(1);
      expect(await cash('ann')).toBe(4000n);
    }));

  it('answers a repeated request with the same withdrawal', () =>
    on(async ({ cash }, { deposit, withdraw }) => {
      await deposit('ann', 100);
      const by = key();
      expect(await withdraw('ann', 60, by)).toBe(await withdraw('ann', 60, by));
      expect(await cash('ann')).toBe(4000n);
    }));

  it('gives back what is taken back, or that no provider pays', () =>
    on(async ({ made, cash }, { deposit, withdraw, send, refuse, stageOf }) => {
      await deposit('ann', 100);
      const canceled = await withdraw('ann', 60);
      await made.core.calls['withdrawal-cancel'](made.context('ann'), { withdrawalId: canceled });
      await runJobs(made);
      expect(await cash('ann')).toBe(10_000n);
      const refused = await withdraw('ann', 70);
      await send(refused);
      await refuse(refused);
      expect(await stageOf('ann', refused)).toBe('failed');
      expect(await cash('ann')).toBe(10_000n);
    }));

  it('keeps what is paid out away, and brings back what comes back', () =>
    on(async ({ made, cash }, { deposit, withdraw, send, settle, giveBack, stageOf }) => {
      await deposit('ann', 100);
      const id = await withdraw('ann', 60);
      await send(id);
      await settle(id);
      await settle(id);
      expect(await stageOf('ann', id)).toBe('settled');
      expect(await cash('ann')).toBe(4000n);
      const out = made.first.payouts.orders.find(({ reference }) => reference === id)?.money.minor ?? 0n;
      await giveBack(id, out / 3n);
      expect(await cash('ann')).toBe(4000n + out / 3n);
      await giveBack(id, out - out / 3n);
      expect(await cash('ann')).toBe(10_000n);
    }));
}
