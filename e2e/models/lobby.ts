import { expect, type Locator, type Page } from '@playwright/test';
import { Cashier } from './cashier.ts';

/** How the demo's lobby is visited; what is left out is the lobby's default. */
export interface Visit {
  readonly player: string;
  readonly country?: string;
  readonly currency?: string;
  readonly region?: string;
  readonly lang?: string;
  readonly view?: 'main' | 'sweep';
  readonly transport?: 'socket' | 'http';
  readonly theme?: 'light' | 'dark';
  readonly platform?: 'web' | 'ios' | 'android';
  readonly open?: 'deposit' | 'withdrawal';
}

/** The demo operator's page, with the cashier in a frame above it. */
export class Lobby {
  readonly page: Page;
  readonly cashier: Cashier;
  readonly #url: string;

  constructor(page: Page, demoUrl: string) {
    this.page = page;
    this.cashier = new Cashier(page.frameLocator('iframe'));
    this.#url = demoUrl;
  }

  address(visit: Visit): string {
    return `${this.#url}/?${new URLSearchParams({ ...visit })}`;
  }

  /** Opens the lobby alone; it does not wait for the frame. */
  async enter(visit: Visit): Promise<void> {
    await this.page.goto(this.address(visit), { waitUntil: 'domcontentloaded' });
  }

  /** Opens the lobby with the cashier in it. */
  async open(visit: Visit): Promise<void> {
    await this.enter({ open: 'deposit', ...visit });
  }

  /** The cashier's own page is loaded anew; the page around it stays. */
  async reloadCashier(): Promise<void> {
    const frame = this.page.frames().find((one) => one !== this.page.mainFrame());
    await frame?.evaluate(() => location.reload());
  }

  get depositButton(): Locator {
    return this.page.getByTestId('open-deposit');
  }

  get balance(): Locator {
    return this.page.getByTestId('balance');
  }

  /** There only while the player has a bonus. */
  get bonusBalance(): Locator {
    return this.page.getByTestId('bonus-balance');
  }

  async expectBalance(amount: number): Promise<void> {
    await expect(this.balance).toHaveAttribute('data-amount', String(amount));
  }

  /** What the widget told the page, by type. */
  events(type: string): Locator {
    return this.page.locator(`[data-testid=event][data-type="${type}"]`);
  }

  /** The player may act: the widget has the player's own list. */
  async waitUntilReady(): Promise<void> {
    await expect(this.events('fullLoaded')).not.toHaveCount(0);
  }
}
