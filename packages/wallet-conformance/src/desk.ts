import type { WalletBookingName } from '@opencashier/contract/wallet/registry';
import { type Answer, type Bend, Probe, type WalletUnderTest } from './probe.ts';

/** Something that a rule saw and that may not be. */
export class BrokenRuleError extends Error {
  override readonly name = 'BrokenRuleError';
}

/** @throws BrokenRuleError that says what was seen */
export function expectThat(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new BrokenRuleError(otherwise);
}

const shown = ({ status, text }: Answer): string => `HTTP ${status} ${text.slice(0, 160)}`;

/** The calls of one player, and what they have. Amounts in minor units. */
export class Desk {
  readonly probe: Probe;
  readonly player: string;

  constructor(wallet: WalletUnderTest, player = wallet.player) {
    this.probe = new Probe(wallet);
    this.player = player;
  }

  get #who() {
    return { playerId: this.player, currency: this.probe.wallet.currency };
  }

  txId(): string {
    return this.probe.txId();
  }

  async funds(): Promise<{ readonly cash: bigint; readonly bonus: bigint }> {
    const answer = await this.probe.call('player.balance', this.#who);
    const { minor, bonusMinor = '0' } = answer.data ?? {};
    const isText = typeof minor === 'string' && typeof bonusMinor === 'string';
    expectThat(
      isText && /^-?\d+$/.test(minor) && /^\d+$/.test(bonusMinor),
      `player.balance: ${shown(answer)}`,
    );
    return { cash: BigInt(minor), bonus: BigInt(bonusMinor) };
  }

  async cash(): Promise<bigint> {
    return (await this.funds()).cash;
  }

  authorize(txId: string, minor: bigint): Promise<Answer> {
    const payload = { depositId: `dep-${txId}`, method: 'bank', country: 'DE', minor: `${minor}` };
    return this.probe.call('deposit.authorize', { txId, ...this.#who, ...payload });
  }

  credit(
    txId: string,
    minor: bigint | string,
    change: Readonly<Record<string, unknown>> = {},
    bend: Bend = {},
  ) {
    return this.probe.call(
      'deposit.credit',
      { txId, ...this.#who, ...creditOf(txId, `${minor}`), ...change },
      bend,
    );
  }

  reverse(txId: string, of: string, minor: bigint): Promise<Answer> {
    const payload = { depositId: `dep-${of}`, of, kind: 'chargeback', provider: 'kit', providerTxId: txId };
    const sums = { minor: `${minor}`, bonusMinor: '0' };
    return this.probe.call('deposit.reverse', { txId, ...this.#who, ...payload, ...sums });
  }

  reserve(txId: string, minor: bigint): Promise<Answer> {
    const payload = { withdrawalId: `wd-${txId}`, method: 'to_bank', minor: `${minor}` };
    return this.probe.call('withdrawal.reserve', { txId, ...this.#who, ...payload });
  }

  settle(txId: string, minor: bigint): Promise<Answer> {
    const payload = { withdrawalId: `wd-${txId}`, minor: `${minor}`, feeMinor: '0' };
    return this.probe.call('withdrawal.settle', { txId, ...this.#who, ...payload });
  }

  giveBack(txId: string, of: string, minor: bigint): Promise<Answer> {
    const payload = { withdrawalId: `wd-${of}`, of, minor: `${minor}` };
    return this.probe.call('withdrawal.return', { txId, ...this.#who, ...payload });
  }

  cancel(txId: string, of: 'deposit.authorize' | 'withdrawal.reserve', minor: bigint): Promise<Answer> {
    return this.probe.call('tx.cancel', { txId, ...this.#who, of, minor: `${minor}` });
  }

  async stateOf(txId: string, of: WalletBookingName): Promise<string> {
    const answer = await this.probe.call('tx.status', { txId, of });
    const state = answer.data?.state;
    expectThat(typeof state === 'string', `tx.status of ${of}: ${shown(answer)}`);
    return state;
  }

  /** Gives the player money to try with, under a name of its own. */
  async fund(minor: bigint): Promise<string> {
    const txId = this.txId();
    expectTaken(await this.credit(txId, minor), 'deposit.credit');
    return txId;
  }
}

function creditOf(txId: string, minor: string) {
  const of = {
    depositId: `dep-${txId}`,
    method: 'bank',
    provider: 'kit',
    providerTxId: txId,
    kind: 'deposit',
  };
  const sums = { requestedMinor: minor, settledMinor: minor, feeMinor: '0', minor, bonusMinor: '0' };
  return { ...of, ...sums };
}

/** The call was carried out. */
export function expectTaken(answer: Answer, what: string): void {
  expectThat(
    answer.data !== undefined,
    `${what} was answered ${shown(answer)}; it has to be HTTP 200 with "data"`,
  );
}

/** The call was not carried out, and the answer says so in the contract's words. */
export function expectRefused(answer: Answer, what: string, status = 422): void {
  expectThat(
    answer.status === status && answer.code !== undefined,
    `${what} was answered ${shown(answer)}; it has to be HTTP ${status} with an error code of the contract`,
  );
}

/** What the player has now, against what they should. */
export async function expectCash(desk: Desk, expected: bigint, after: string): Promise<void> {
  const found = await desk.cash();
  expectThat(found === expected, `${after} the balance is ${found} and should be ${expected} (minor units)`);
}
