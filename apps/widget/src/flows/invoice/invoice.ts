import type { DepositResponse } from '@opencashier/contract/entities/deposit';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { StoreApi } from 'zustand/vanilla';
import type { DepositOutcome } from '../deposit/outcome.ts';
import type { RouteName } from '../route-names.ts';

/** What a room that tells how to pay stands for: one created deposit, with the server's instruction. */
export interface InvoiceState {
  readonly depositId: string | undefined;
  /** `checking`: nobody answers yet; it goes on asking. `gone`: nothing is to be paid any more. */
  readonly phase: 'loading' | 'ready' | 'checking' | 'gone';
  readonly response: DepositResponse | undefined;
  readonly outcome: DepositOutcome | undefined;
  /** Undefined where the player's list lacks it. */
  readonly method: PaymentMethod | undefined;
  /** Major units: what is to be paid, which may differ from what was asked. */
  readonly amount: number;
  readonly currency: string;
  /** The bank of the card that is to be paid to, where its number tells. */
  readonly bank: string | undefined;
  readonly action: 'none' | 'claiming' | 'canceling';
}

/** The rooms of a created deposit: how to pay it, "I have paid", and giving it up. */
export interface InvoiceFlow {
  readonly store: StoreApi<InvoiceState>;
  /**
   * The room is shown: what the create answered, or what the server says after a reload. Follows the status, and
   * leaves for the complete page when the deposit ends. The countdown is the status flow's `deadline`. A `room` that
   * the deposit has left by now is exchanged for the one where it stands. A deposit that the player said to have paid
   * leaves too, unless it is looked at again.
   */
  open(depositId: string, room?: RouteName, isLookedAtAgain?: boolean): void;
  /** The player says that the money is sent; `fields` may carry the `transaction_id`. Always ends on the complete page. */
  claim(fields?: Readonly<Record<string, string>>): Promise<void>;
  /** Gives up the deposit of the room, or the one whose page is shown; the caller has asked the player. */
  cancel(): Promise<void>;
  /** To the complete page, with the deposit still open. */
  showStatus(): void;
  /** May the player be sent to this address of the server's? https, the schemes given, and http where configured. */
  isSafeLink(url: string, deepLinkSchemes?: readonly string[]): boolean;
  leave(): void;
}
