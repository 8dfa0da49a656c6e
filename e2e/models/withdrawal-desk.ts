import { expect, type Locator } from '@playwright/test';
import type { Cashier } from './cashier.ts';
import type { Lobby } from './lobby.ts';

/** The withdrawal screens, from the list to the status. */
export class WithdrawalDesk {
  readonly #lobby: Lobby;
  readonly #cashier: Cashier;

  constructor(lobby: Lobby) {
    this.#lobby = lobby;
    this.#cashier = lobby.cashier;
  }

  /** One amount of the balance, by its name. */
  sum(name: 'available' | 'reserved' | 'pending'): Locator {
    return this.#cashier.by(`balance-${name}`);
  }

  /** From the list to the filled form. */
  async fill(method: string, amount: string, fields: Readonly<Record<string, string>>): Promise<void> {
    await this.#cashier.tile(method).click();
    await this.#cashier.amount.fill(amount);
    for (const [name, value] of Object.entries(fields)) await this.#cashier.fieldInput(name).fill(value);
  }

  /** From the filled form to the summary. */
  async review(): Promise<void> {
    await this.#cashier.submit.click();
    await expect(this.#cashier.by('summary')).toBeVisible();
  }

  /** From the filled form to the code that is asked for. */
  async request(): Promise<void> {
    await this.review();
    await this.#cashier.by('confirm').click();
    await expect(this.#cashier.by('code-step')).toBeVisible();
  }

  /** The code that the player was sent last, as it stands on their phone. */
  get message(): Locator {
    return this.#lobby.page.getByTestId('sms-code');
  }

  /** Enters the code that was sent. */
  async enterSent(): Promise<void> {
    await this.enter(await this.message.innerText());
  }

  async enter(code: string): Promise<void> {
    await this.#cashier.fieldInput('code').fill(code);
    await this.#cashier.by('confirm-code').click();
  }

  /** Takes the withdrawal back, after it was asked once. */
  async cancel(): Promise<void> {
    await this.#cashier.by('cancel-withdrawal').click();
    await this.#cashier.by('cancel-confirm').click();
  }
}
