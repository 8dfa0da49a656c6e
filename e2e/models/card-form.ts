import type { Locator } from '@playwright/test';
import type { Cashier } from './cashier.ts';

export interface TypedCard {
  readonly number: string;
  readonly expiry?: string;
  readonly holder?: string;
  readonly code?: string;
}

/** The form of a method that takes cards here. */
export class CardForm {
  readonly cashier: Cashier;

  constructor(cashier: Cashier) {
    this.cashier = cashier;
  }

  /** From the list to the form, with the amount filled in. */
  async start(method: string, amount: string): Promise<void> {
    await this.cashier.group('card_method').click();
    await this.cashier.fillDeposit(method, amount);
  }

  get brand(): Locator {
    return this.cashier.field('card_number').locator('svg[data-brand]');
  }

  wallet(label: string): Locator {
    return this.cashier.by('wallet').filter({ hasText: label });
  }

  async fill({ number, expiry = '12/30', holder = 'ANA SILVA', code = '123' }: TypedCard): Promise<void> {
    await this.cashier.fieldInput('card_number').fill(number);
    await this.cashier.fieldInput('card_expiry').fill(expiry);
    await this.cashier.fieldInput('card_holder').fill(holder);
    await this.cashier.fieldInput('card_cvc').fill(code);
  }
}
