import type { Books } from './books/books.ts';
import type { CaptchaAnswers } from './captcha/answers.ts';
import type { CaptchaModes } from './captcha/modes.ts';
import type { AccountModes } from './faults/account-modes.ts';
import type { Faults } from './faults/faults.ts';
import type { CardVault } from './payments/card/vault.ts';
import type { Desk } from './payments/desk.ts';
import type { PayoutDesk } from './payouts/payout-desk.ts';
import type { Runtime } from './runtime/clock.ts';
import type { Outbox } from './webhooks/outbox.ts';

/** What the doors of the sandbox work with. */
export interface SandboxParts {
  readonly books: Books;
  readonly desk: Desk;
  readonly payouts: PayoutDesk;
  readonly outbox: Outbox;
  readonly faults: Faults;
  readonly accounts: AccountModes;
  /** The doubles of captchas: how they behave, and what they gave out. */
  readonly captcha: { readonly modes: CaptchaModes; readonly answers: CaptchaAnswers };
  readonly vault: CardVault;
  readonly runtime: Runtime;
  /** Name of the merchant on the hosted pages. */
  readonly merchant: string;
  readonly lateDelayMs: number;
  /** Address under which browsers reach the sandbox; known for sure once it listens. */
  readonly publicUrl: () => string;
}
