import { operatorDepositsGet, operatorDepositsList } from '@opencashier/contract/operator/deposits';
import { operatorPlayersToken } from '@opencashier/contract/operator/players';
import { operatorSessionsCreate } from '@opencashier/contract/operator/sessions';
import { operatorVerify } from '@opencashier/contract/operator/verify';
import {
  operatorWithdrawalsList,
  type operatorWithdrawalsReject,
} from '@opencashier/contract/operator/withdrawals';
import { expect } from '@playwright/test';
import type * as z from 'zod/mini';

const brand = 'lucky-harbor';

export type OperatorDeposit = z.output<typeof operatorDepositsList.reply>['deposits'][number];
type Dossier = z.output<typeof operatorDepositsGet.reply>;

/** The operator's own server, as far as a journey plays it: it asks the cashier's books. */
export class Operator {
  readonly #url: string;
  readonly #key: string;

  constructor(serverUrl: string, key: string) {
    this.#url = `${serverUrl}/api/operator`;
    this.#key = key;
  }

  async #call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#key}`,
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text).data;
  }

  async deposits(player: string): Promise<readonly OperatorDeposit[]> {
    const path = `/deposits?${new URLSearchParams({ brand, player })}`;
    return operatorDepositsList.reply.parse(await this.#call('GET', path)).deposits;
  }

  /** The player's only deposit. */
  async onlyDeposit(player: string): Promise<OperatorDeposit> {
    const [deposit, ...others] = await this.deposits(player);
    if (!deposit || others.length > 0) {
      throw new Error(`${player} has ${others.length + (deposit ? 1 : 0)} deposits`);
    }
    return deposit;
  }

  /** The player's only withdrawal. */
  async onlyWithdrawal(player: string) {
    const path = `/withdrawals?${new URLSearchParams({ brand, player })}`;
    const { withdrawals } = operatorWithdrawalsList.reply.parse(await this.#call('GET', path));
    const [withdrawal, ...others] = withdrawals;
    if (!withdrawal || others.length > 0) {
      throw new Error(`${player} has ${others.length + (withdrawal ? 1 : 0)} withdrawals`);
    }
    return withdrawal;
  }

  /** Decides over the player's only withdrawal. */
  async decide(
    player: string,
    decision: 'approve' | 'reject',
    words: Omit<z.input<typeof operatorWithdrawalsReject.request>, 'id'>,
  ): Promise<void> {
    const { id } = await this.onlyWithdrawal(player);
    await this.#call('POST', `/withdrawals/${encodeURIComponent(id)}/${decision}`, words);
  }

  /** Gives a player sweep coins that were played already, so that they can be redeemed. */
  async giveRedeemable(player: string, coins: number): Promise<void> {
    const minor = String(coins * 100);
    const grant = { grantId: `gift-to-${player}`, currency: 'QSC', reason: 'a letter' };
    await this.#call('POST', '/sweepstakes/grants', { ...grant, player, minor });
    await this.#call('POST', '/sweepstakes/plays', {
      reportId: `play-of-${player}`,
      player,
      playedMinor: minor,
    });
  }

  async dossier(id: string): Promise<Dossier> {
    return operatorDepositsGet.reply.parse(await this.#call('GET', `/deposits/${encodeURIComponent(id)}`));
  }

  /** Address of a visit in a tab of its own. */
  async openSession(player: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const request = {
      brand,
      player: { id: player, country: 'DE', currency: 'EUR', name: 'Ana Silva' },
      ...more,
    };
    return operatorSessionsCreate.reply.parse(await this.#call('POST', '/sessions', request)).address;
  }

  async pushToken(player: string, token: string): Promise<number> {
    const path = `/players/${encodeURIComponent(player)}/token`;
    const reply = await this.#call('POST', path, { brand, token });
    return operatorPlayersToken.reply.parse(reply).connections;
  }

  /** The ledger agrees with itself and with the provider's books; what is on its way is given its time. */
  async expectBooksToAgree(): Promise<void> {
    await expect
      .poll(async () => operatorVerify.reply.parse(await this.#call('POST', '/verify', {})).differences)
      .toEqual([]);
  }
}
