import { expect, it, onTestFinished } from 'vitest';
import { onPostgres } from '../db/testing/databases.suite.ts';
import type { Database } from '../ports/database.ts';
import { coreHarness, runJobs } from '../testing/core-harness.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { type WalletFault, walletFaults, walletServer } from '../testing/wallet-server.ts';
import { expectSoundBooks } from '../testing/withdrawal-books.ts';
import { walletSteps } from './wallet.suite.ts';

const minute = 60_000;
/** Long enough for an answer on a busy machine, short enough to wait for one that never comes. */
const walletTimeoutMs = 1_500;

async function open(database: Database) {
  const clock = manualClock();
  const server = await walletServer({ now: clock.now });
  onTestFinished(() => server.close());
  const made = coreHarness(database, { clock, wallet: server.settings, walletTimeoutMs });
  const steps = walletSteps({ made });
  /** Lets time pass, and the jobs do what they do in it. */
  const wait = async (times = 3) => {
    for (let time = 0; time < times; time += 1) {
      clock.advance(minute);
      await runJobs(made);
    }
  };
  const cash = () => server.purse(made.brand, 'ann').cash;
  return { made, server, wait, cash, ...steps };
}

/** The named call goes wrong once. */
function once(server: Awaited<ReturnType<typeof walletServer>>, name: string, fault: WalletFault): void {
  let isLeft = true;
  server.faultOf = (call) => {
    if (call !== name || !isLeft) return 'none';
    isLeft = false;
    return fault;
  };
}

onPostgres('an operator’s wallet that goes wrong', (database) => {
  it.each(walletFaults)('credits once although its answer is: %s', async (fault) => {
    const { made, server, wait, cash, deposit, stateOf } = await open(database());
    once(server, 'deposit.credit', fault);
    const { id } = await deposit('ann', 25);
    const isTold = fault === 'none' || fault === 'twice';
    expect(await stateOf(id)).toBe(isTold ? 'credited' : 'paid');
    const shown = await made.core.calls['deposit-status'](made.context('ann'), { depositId: id });
    expect(shown).toMatchObject({
      data: isTold ? { status: 'processed' } : { status: 'waiting', isMoneyHere: true },
    });
    await wait();
    expect(await stateOf(id)).toBe('credited');
    expect(cash()).toBe(2500n);
    await expectSoundBooks(database());
  });

  it.each(walletFaults)('sets aside once or not at all although its answer is: %s', async (fault) => {
    const { server, wait, cash, deposit, withdraw, stageOf } = await open(database());
    await deposit('ann', 100);
    once(server, 'withdrawal.reserve', fault);
    const id = await withdraw('ann', 60);
    expect(id).toMatch(/^wd_/);
    const isTold = fault === 'none' || fault === 'twice';
    expect(await stageOf('ann', id)).toBe(isTold ? 'review' : 'requested');
    await wait();
    const isSetAside = cash() === 4000n;
    expect(await stageOf('ann', id)).toBe(isSetAside ? 'review' : 'failed');
    // What was lost on its way comes after all: the wallet knows that it was canceled.
    server.arriveLate();
    expect(cash()).toBe(isSetAside ? 4000n : 10_000n);
    expect(server.callsOf('withdrawal.reserve')).toHaveLength(1);
    await expectSoundBooks(database());
  });

  it.each(walletFaults)('begins no deposit that it did not allow: %s', async (fault) => {
    const { made, server, wait, begin } = await open(database());
    once(server, 'deposit.authorize', fault);
    const id = await begin('ann', 25);
    await wait();
    server.arriveLate();
    if (fault === 'none' || fault === 'twice') {
      expect(made.first.requests).toHaveLength(1);
    } else {
      expect(id).toBe('banking.merchantClientError');
      expect(made.first.requests).toHaveLength(0);
      expect(server.callsOf('tx.cancel')).toHaveLength(1);
    }
  });

  it.each(['withdrawal.settle', 'tx.cancel', 'deposit.reverse', 'withdrawal.return'])(
    'is told of %s until it has it',
    async (call) => {
      const { made, server, wait, cash, deposit, tell, withdraw, send, settle, giveBack } = await open(
        database(),
      );
      const { paid } = await deposit('ann', 100);
      const faults: WalletFault[] = ['lost', 'html', 'replyLost', 'errorInsideAfter'];
      server.faultOf = (name) => (name === call ? (faults.shift() ?? 'none') : 'none');
      const id = await withdraw('ann', 60);
      if (call === 'tx.cancel') {
        await made.core.calls['withdrawal-cancel'](made.context('ann'), { withdrawalId: id });
      } else {
        await send(id);
        await settle(id);
      }
      if (call === 'deposit.reverse') await tell(made.first.reverse(paid, 'refund', 3000n));
      if (call === 'withdrawal.return') {
        await wait(1);
        await giveBack(id, 1000n);
      }
      await wait(12);
      const expected = {
        'withdrawal.settle': 4000n,
        'tx.cancel': 10_000n,
        'deposit.reverse': 1000n,
        'withdrawal.return': 5000n,
      };
      expect(cash()).toBe(expected[call as keyof typeof expected]);
      const operations = await made.stores.walletOperations.operationsOf({ withdrawalId: id });
      expect(operations.map(({ state }) => state)).not.toContain('open');
      await expectSoundBooks(database());
    },
  );

  it('credits what was settled, not what was asked', async () => {
    const { made, server, wait, cash, begin, tell } = await open(database());
    const id = await begin('ann', 25);
    await tell(made.first.pay(id, { minor: 2499n, currency: 'USD' }));
    await wait(1);
    const { movements = [] } = (await made.core.operator.depositDossier(id)) ?? {};
    if (movements[0]?.state === 'held') {
      const decision = {
        depositId: id,
        decision: 'released',
        operatorKey: 'k',
        decidedBy: 'Lou',
        reason: 'fine',
      } as const;
      await made.core.operator.decideHeld(decision);
      await wait(1);
    }
    expect(cash()).toBe(2499n);
    const [credit] = server.callsOf('deposit.credit');
    expect(JSON.parse(credit?.body ?? '{}')).toMatchObject({
      requestedMinor: '2500',
      settledMinor: '2499',
      minor: '2499',
    });
  });

  it('holds what it refuses for people, and credits it once they let it', async () => {
    const { made, server, wait, cash, deposit, stateOf } = await open(database());
    const refusal = JSON.stringify({
      status: 422,
      error: { code: 'wallet.playerBlocked', message: 'blocked' },
    });
    server.refusalOf = (call) => (call === 'deposit.credit' ? { status: 422, body: refusal } : undefined);
    const { id } = await deposit('ann', 25);
    await wait();
    const held = await made.core.operator.depositDossier(id);
    expect(held).toMatchObject({ marks: ['held'], movements: [{ state: 'held' }] });
    const [operation] = (await made.stores.walletOperations.operationsOf({ depositId: id })).filter(
      ({ call }) => call === 'deposit.credit',
    );
    expect(operation).toMatchObject({ state: 'refused', needsAgent: true, reason: 'wallet.playerBlocked' });
    server.refusalOf = () => undefined;
    const decision = {
      depositId: id,
      decision: 'released',
      operatorKey: 'k',
      decidedBy: 'Lou',
      reason: 'fine',
    } as const;
    await made.core.operator.decideHeld(decision);
    await wait(1);
    expect(await stateOf(id)).toBe('credited');
    expect(cash()).toBe(2500n);
    await expectSoundBooks(database());
  });

  it('calls for people where it does not know us, and goes on by itself once it does', async () => {
    const { made, server, wait, cash, deposit, stateOf } = await open(database());
    await deposit('bob', 1);
    const { keys } = server;
    const { id } = await (async () => {
      server.faultOf = (call) => {
        if (call === 'deposit.credit') server.keys = [];
        return 'none';
      };
      return deposit('ann', 25);
    })();
    await wait(1);
    const needing = async () =>
      (await made.stores.walletOperations.operationsOf({ depositId: id })).filter(
        ({ needsAgent }) => needsAgent,
      );
    expect(await needing()).toMatchObject([
      { call: 'deposit.credit', reason: 'wallet.signature', state: 'open' },
    ]);
    expect(await stateOf(id)).toBe('paid');
    server.faultOf = () => 'none';
    server.keys = keys;
    await wait(12);
    expect(await stateOf(id)).toBe('credited');
    expect(await needing()).toEqual([]);
    expect(cash()).toBe(2500n);
  });

  it('gets money that comes late, after its authorisation was canceled, and from players whose session is over', async () => {
    const { made, server, wait, cash, begin, tell, stateOf } = await open(database());
    const id = await begin('ann', 25);
    made.clock.advance(24 * 60 * minute);
    await wait(1);
    expect(await stateOf(id)).toBe('expired');
    expect(server.callsOf('tx.cancel')).toHaveLength(1);
    await tell(made.first.pay(id, { minor: 2500n, currency: 'USD' }));
    await wait(1);
    expect(await stateOf(id)).toBe('credited');
    expect(cash()).toBe(2500n);
  });

  it('keeps every call with its answer for the payment’s history', async () => {
    const { made, server, wait, deposit } = await open(database());
    once(server, 'deposit.credit', 'html');
    const { id } = await deposit('ann', 25);
    await wait(1);
    const calls = await made.stores.walletOperations.callsOf({ depositId: id });
    expect(calls.map(({ call, status }) => [call, status])).toEqual([
      ['deposit.authorize', 200],
      ['deposit.credit', 502],
      ['tx.status', 200],
      ['deposit.credit', 200],
    ]);
    expect(calls[1]?.reply).toContain('Bad gateway');
    expect(calls[1]?.body).toBe(calls[3]?.body);
  });
});
