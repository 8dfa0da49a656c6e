import { expect, type Locator, type Page } from '@playwright/test';

/** The sandbox's hosted payment page, in a window or a tab. */
export class BankPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get amount(): Locator {
    return this.page.getByTestId('amount');
  }

  get payButton(): Locator {
    return this.page.getByTestId('pay');
  }

  /** Keeps the window when its page closes it by itself, as some browsers do; the player's press still closes it. */
  async keepOpen(): Promise<void> {
    await this.page.addInitScript(() => {
      const close = window.close.bind(window);
      window.close = () => {
        window.close = close;
      };
    });
  }

  /** Presses one of the page's buttons and waits for the bank's word on it, or for the window to close by itself. */
  async press(button: 'pay' | 'decline' | 'pay-late'): Promise<void> {
    await this.page.getByTestId(button).click();
    const word = this.page.getByTestId('outcome').or(this.page.locator('#close'));
    await expect.poll(async () => this.page.isClosed() || word.isVisible().catch(() => false)).toBe(true);
  }

  /** Presses the page's own button that closes the window, and waits until it is gone. */
  async closeWindow(): Promise<void> {
    const closed = this.page.waitForEvent('close');
    // The window may go before the press is reported back: that it goes is the whole proof.
    await Promise.all([
      closed,
      this.page
        .locator('#close')
        .click()
        .catch(() => undefined),
    ]);
  }
}
