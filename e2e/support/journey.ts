import { randomUUID } from 'node:crypto';
import { BankPage } from '../models/bank-page.ts';
import { Lobby, type Visit } from '../models/lobby.ts';
import { Operator } from '../models/operator.ts';
import { Sandbox } from '../models/sandbox.ts';
import { test as base, expect } from './test.ts';

interface Journey {
  /** A player whom no other test knows. */
  player: string;
  lobby: Lobby;
  operator: Operator;
  sandbox: Sandbox;
  /** Does what opens the payment window, and gives the bank's page in it. */
  payWindow: (open: () => Promise<void>) => Promise<BankPage>;
  /** From the lobby to the bank's page of a deposit of this amount. */
  toBank: (amount: string, visit?: Partial<Visit>) => Promise<BankPage>;
}

/** A method that is offered in Germany, asks for nothing but the amount and pays on the bank's page. */
export const plainMethod = 'sepa_instant';

/** A test with everybody who takes part in a payment. All share one stack for each worker. */
export const test = base.extend<Journey>({
  stackEnv: { SANDBOX_LATE_DELAY_MS: '300' },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  player: async ({}, use) => use(`e2e-${randomUUID().slice(0, 13)}`),
  lobby: async ({ page, stack }, use) => use(new Lobby(page, stack.urls.demo)),
  operator: async ({ stack }, use) => use(new Operator(stack.urls.server, stack.secrets.OPERATOR_API_KEY)),
  sandbox: async ({ stack, operator }, use) => use(new Sandbox(stack.urls.sandbox, operator)),
  payWindow: async ({ page }, use) =>
    use(async (open) => {
      const popup = page.waitForEvent('popup');
      await open();
      return new BankPage(await popup);
    }),
  toBank: async ({ lobby, player, payWindow }, use) =>
    use(async (amount, visit = {}) => {
      await lobby.open({ player, ...visit });
      await lobby.cashier.fillDeposit(plainMethod, amount);
      return payWindow(() => lobby.cashier.submit.click());
    }),
});

export { expect };
