import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { WithdrawalReply } from '@opencashier/contract/entities/withdrawal';
import type { StoreApi } from 'zustand/vanilla';
import type { FormSource, FormSourceState } from '../../forms/form-source.ts';
import type { Preparation } from '../deposit/deposit-flow.ts';
import type { Notification } from '../notifications.ts';

/** What went wrong with a code. `isSpent`: only another one helps. */
export interface CodeIssue {
  readonly code: string;
  readonly isSpent: boolean;
}

export interface WithdrawalState extends FormSourceState {
  /**
   * `creating` and `confirming` are calls under way; `checking` and `confirmChecking`: nobody knows yet whether they were
   * taken, and the same key goes on asking.
   */
  readonly phase: {
    readonly kind: 'editing' | 'creating' | 'checking' | 'confirming' | 'confirmChecking';
  };
  readonly method: PaymentMethod | undefined;
  readonly preparation: Preparation;
  /** The form as it was accepted, by field name as typed: what the summary tells and the create sends. */
  readonly accepted: Readonly<Record<string, string>> | undefined;
  /** Why the create was refused, in words, until the form is sent again. */
  readonly refusal: Omit<Notification, 'id'> | undefined;
  /** The withdrawal that was made; the money is set aside. */
  readonly withdrawalId: string | undefined;
  readonly reply: WithdrawalReply | undefined;
  /** When another code may be asked for, in milliseconds by the flows' clock; undefined while nobody told. */
  readonly resendAt: number | undefined;
  readonly triesLeft: number | undefined;
  /** No further code is sent for this withdrawal. */
  readonly isLastCode: boolean;
  readonly codeIssue: CodeIssue | undefined;
  readonly isResending: boolean;
  readonly isCanceling: boolean;
}

/** One withdrawal from the form to the provider's hands. What the form shows and takes is a form source. */
export interface WithdrawalFlow extends FormSource {
  readonly store: StoreApi<WithdrawalState>;
  start(method: PaymentMethod): void;
  prepareAgain(): void;
  /** A bank that was chosen from its list; undefined to choose again. */
  chooseBank(bank: string | undefined): void;
  /** Asks for the withdrawal of the form that was accepted. */
  create(): Promise<void>;
  /** The code screen of a withdrawal that was made: after a reload too. */
  openCode(withdrawalId: string): void;
  confirm(code: string): Promise<void>;
  resend(): Promise<void>;
  /** Takes the withdrawal back. */
  cancel(withdrawalId: string): Promise<void>;
}
