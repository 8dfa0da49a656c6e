import { expect, type Locator } from '@playwright/test';
import type { Cashier } from './cashier.ts';
import type { Lobby, Visit } from './lobby.ts';
import { WithdrawalDesk } from './withdrawal-desk.ts';

/** The sweepstakes: packages in the cashier, coins in the lobby. */
export class CoinDesk {
  readonly #lobby: Lobby;
  readonly #cashier: Cashier;
  readonly #withdrawals: WithdrawalDesk;

  constructor(lobby: Lobby) {
    this.#lobby = lobby;
    this.#cashier = lobby.cashier;
    this.#withdrawals = new WithdrawalDesk(lobby);
  }

  box(id: string): Locator {
    return this.#cashier.root.locator(`[data-testid=box][data-box="${id}"]`);
  }

  /** Opens the cashier of the sweepstakes; its list is the player's own. */
  async open(visit: Visit): Promise<void> {
    await this.#lobby.open({ ...visit, view: 'sweep' });
    await this.#lobby.waitUntilReady();
  }

  /** From the packages to the coins that this one can be paid with. */
  async choose(id: string): Promise<void> {
    await this.box(id).click();
    await expect(this.#cashier.by('order')).toBeVisible();
  }

  /** From the ways to pay to the address that the coins are sent to. */
  async pay(method: string, network: string): Promise<void> {
    const { root } = this.#cashier;
    await this.#cashier.group('crypto').click();
    await this.#cashier.tile(method).click();
    await root.locator(`[data-testid=network-chip][data-network="${network}"]`).click();
    await this.#cashier.submit.click();
    await expect(this.#cashier.by('qr')).toBeVisible();
  }

  /** From what can be redeemed to the filled form. */
  async fillRedemption(amount: string, address: string, network: string): Promise<void> {
    await this.#cashier.group('crypto').click();
    await this.#cashier.tile('withdraw_usdt').click();
    await this.#cashier.amount.fill(amount);
    await this.#cashier.fieldInput('network').selectOption(network);
    await this.#cashier.fieldInput('crypto_address').fill(address);
    await expect(this.#cashier.by('conversion')).toHaveAttribute('data-freshness', 'known');
  }

  /** From the filled form to the last look at it. */
  async review(): Promise<void> {
    await this.#cashier.submit.click();
    await expect(this.#cashier.by('summary')).toBeVisible();
  }

  /** Enters the code that the player was sent. */
  async enterSent(): Promise<void> {
    const code = this.#lobby.page.getByTestId('sms-code');
    await this.#withdrawals.enter(await code.innerText());
  }

  /** Plays until a game was told of so many times; each takes up to five sweep coins and gives them back. */
  async play(times: number): Promise<void> {
    const { page } = this.#lobby;
    const note = page.getByTestId('play-note');
    for (let time = 0; time < times; time += 1) {
      const game = page.getByTestId('play').nth(time);
      const name = await game.locator('.game-name').innerText();
      await game.click();
      await expect(note).toContainText(name);
    }
  }

  async expectCoins(gold: number, sweep: number): Promise<void> {
    const { page } = this.#lobby;
    await expect(page.getByTestId('gold-balance')).toHaveAttribute('data-amount', String(gold));
    await expect(page.getByTestId('sweep-balance')).toHaveAttribute('data-amount', String(sweep));
  }
}
