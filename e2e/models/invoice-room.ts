import { expect, type Locator } from '@playwright/test';
import type { Cashier } from './cashier.ts';

/** A room of the cashier that tells how to pay: what to send, to whom, and until when. */
export class InvoiceRoom {
  readonly #cashier: Cashier;

  constructor(cashier: Cashier) {
    this.#cashier = cashier;
  }

  get frame(): Locator {
    return this.#cashier.by('invoice');
  }

  get amount(): Locator {
    return this.#cashier.by('pay-amount');
  }

  get steps(): Locator {
    return this.#cashier.by('steps').locator('li');
  }

  get claim(): Locator {
    return this.#cashier.by('claim');
  }

  get countdown(): Locator {
    return this.#cashier.by('countdown');
  }

  line(name: string): Locator {
    return this.#cashier.root.locator(`[data-testid=requisite][data-name="${name}"]`);
  }

  value(name: string): Locator {
    return this.line(name).locator('bdi');
  }

  async expectReady(): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-phase', 'ready');
    await expect(this.countdown).toBeVisible();
    // Beyond a day it is told in the words of the language.
    const isLong = (await this.countdown.getAttribute('data-long')) !== null;
    await expect(this.countdown).toHaveText(isLong ? /\S/ : /\d:\d\d$/);
  }

  /** What was said to be paid can be looked at, and no clock asks for it again. */
  async expectClaimed(): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-phase', 'ready');
    await expect(this.claim).toHaveCount(0);
    await expect(this.countdown).toHaveCount(0);
  }

  /** Copies a value, or the `amount`, and gives what the clipboard then has. */
  async copied(name: string): Promise<string> {
    const button = this.#cashier.root.locator(`[data-testid=copy][data-copy="${name}"]`);
    await button.click();
    await expect(button).toHaveAttribute('data-copied', '');
    return button.page().evaluate(() => navigator.clipboard.readText());
  }

  /** Gives the payment up; what was asked first is kept. */
  async cancel(): Promise<void> {
    const dialog = this.#cashier.by('cancel-dialog');
    await this.#cashier.by('cancel-deposit').click();
    await expect(dialog).toBeVisible();
    await this.#cashier.by('keep-deposit').click();
    await expect(dialog).toBeHidden();
    await this.#cashier.by('cancel-deposit').click();
    await this.#cashier.by('cancel-confirm').click();
  }
}
