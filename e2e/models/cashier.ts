import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

export type PaymentStatus = 'processed' | 'waiting' | 'mistaked' | 'accepted';

/** The widget, wherever it is shown: in a frame, or as a page of its own. */
export class Cashier {
  readonly root: FrameLocator | Page;

  constructor(root: FrameLocator | Page) {
    this.root = root;
  }

  get html(): Locator {
    return this.root.locator('html');
  }

  get title(): Locator {
    return this.root.getByRole('heading', { level: 1 });
  }

  get tiles(): Locator {
    return this.root.locator('[data-testid=method-tile], [data-testid=group-tile]');
  }

  tile(method: string): Locator {
    return this.root.locator(`[data-testid=method-tile][data-method="${method}"]`);
  }

  group(name: string): Locator {
    return this.root.locator(`[data-testid=group-tile][data-group="${name}"]`);
  }

  region(country: string): Locator {
    return this.root.locator(`[data-testid=region-option][data-country="${country}"]`);
  }

  chip(amount: number): Locator {
    return this.root.locator(`[data-testid=amount-chip][data-amount="${amount}"]`);
  }

  field(name: string): Locator {
    return this.root.locator(`[data-testid=field][data-name="${name}"]`);
  }

  fieldInput(name: string): Locator {
    return this.field(name).locator('input, select');
  }

  get amount(): Locator {
    return this.by('amount-input');
  }

  get submit(): Locator {
    return this.by('submit');
  }

  get search(): Locator {
    return this.root.getByRole('searchbox');
  }

  get status(): Locator {
    return this.by('status');
  }

  /** The screen that says where the payment goes on; `data-window` tells how its window stands. */
  get redirected(): Locator {
    return this.by('redirected');
  }

  by(testId: string): Locator {
    return this.root.getByTestId(testId);
  }

  async expectStatus(status: PaymentStatus): Promise<void> {
    await expect(this.status).toHaveAttribute('data-status', status);
  }

  /** From the list to the filled form. */
  async fillDeposit(method: string, amount: string): Promise<void> {
    await this.tile(method).click();
    await this.amount.fill(amount);
  }
}
