import type { DepositPreparation } from '@opencashier/contract/calls/deposit-prepare';
import type { DepositResponse } from '@opencashier/contract/entities/deposit';
import type { FormField } from '@opencashier/contract/entities/form-field';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { Transaction } from '@opencashier/contract/entities/transaction';
import type { StoreApi } from 'zustand/vanilla';
import type { OtherPlaces, ShownPage } from './redirect-channel.ts';

/** What a method needs to know before its form can be sent. */
export type Preparation =
  | { readonly kind: 'none' | 'loading' | 'failed' }
  /** The method pays from what is saved alone, and nothing is. */
  | { readonly kind: 'noWallet' }
  | { readonly kind: 'ready'; readonly data: DepositPreparation };

/** Where one attempt to deposit stands. */
export type DepositPhase =
  | { readonly kind: 'editing' }
  /** The call is under way, or its captcha is. */
  | { readonly kind: 'creating' }
  /** Nobody knows yet whether it was created; the same key goes on asking, and `submit` asks at once. */
  | { readonly kind: 'checking' }
  /** A like deposit is open: `confirmSimilar` creates another, `declineSimilar` goes back to the form. */
  | { readonly kind: 'similarOpen'; readonly open: Transaction | undefined }
  /** The provider's page is open (or could not be opened) and the status is followed. */
  | (ShownPage & {
      readonly kind: 'redirected';
      readonly depositId: string;
      /** `blocked` and `closed` want a button that calls `openPayment`; neither says anything about the payment. */
      readonly window: ShownPage['window'];
    });

export interface DepositState {
  readonly phase: DepositPhase;
  readonly method: PaymentMethod | undefined;
  /** The currency that the player deposits in. */
  readonly currency: string;
  /** As typed. */
  readonly amountText: string;
  /** The same in major units; 0 while it is not a number. */
  readonly amount: number;
  readonly isFromChip: boolean;
  /** Quick amounts that fit limits and currency, in major units. */
  readonly chips: readonly number[];
  /** The method's fields, and those that the server asked for. */
  readonly fields: readonly FormField[];
  /** True once the server asked for more fields: the button continues the same deposit. */
  readonly isFieldsRequired: boolean;
  readonly preparation: Preparation;
  /** Id of the saved wallet to pay with; without one the fields are filled in. */
  readonly walletId: string | undefined;
  /** In major units of `currency`: from the catalogue at once, then from the server. */
  readonly limits: { readonly min: number; readonly max: number } | undefined;
  readonly response: DepositResponse | undefined;
  /** The deposit as the server last told it, while it is followed. */
  readonly transaction: Transaction | undefined;
  /** Milliseconds between the first tiles and the first click on the deposit button. */
  readonly depositDelayMs: number | undefined;
}

/** What a failed submit tells analytics: field names, `amount` among them. Never values. */
export type InvalidFields = readonly string[];

/** A deposit that asks for fields after its creation. */
export interface AdoptedForm {
  readonly method: PaymentMethod;
  readonly response: DepositResponse;
  /** Major units. */
  readonly amount: number;
  readonly currency: string;
  readonly fields: readonly FormField[];
}

/** The one flow of a redirect deposit, and the dispatch to all other kinds of outcome. */
export interface DepositFlow {
  readonly store: StoreApi<DepositState>;
  /** The player chose a method: limits, fields and session for it. */
  start(method: PaymentMethod): void;
  /** Asks again for what the method needs before its form. */
  prepareAgain(): void;
  chooseWallet(id: string | undefined): void;
  /** A created deposit whose form goes on in a room of its own. */
  adoptForm(form: AdoptedForm): void;
  setAmount(text: string, isFromChip: boolean): void;
  /** What stands in a field, at each key: a card's number chooses its bank. */
  entered(name: string, text: string): void;
  /** Must run synchronously in the click, since a window is opened before the call. Values by field name. */
  submit(values: Readonly<Record<string, string>>): Promise<void>;
  /** The form refused to submit: one analytics event for each field. */
  reportInvalid(fields: InvalidFields): void;
  /** From a click: the player has seen the open deposit and wants another. */
  confirmSimilar(): Promise<void>;
  declineSimilar(): void;
  /** Silent: the player changed their mind while it was being created. */
  cancel(): void;
  /** From a click: opens the payment page that was blocked or closed. */
  openPayment(): void;
  /** From a click: the same page in the tab that the player is in. */
  payHere(): void;
  /** Where else the page can be had that no window shows; of the phase that stands now. */
  otherPlaces(): OtherPlaces;
  /** To the complete page of the deposit that is followed. */
  showStatus(): void;
  /** From a click: goes on with a deposit that was left half-way. */
  continueDeposit(transaction: Transaction): Promise<void>;
  /** Leaving the screen; reports the close-modal event once if a create is under way. */
  leave(): void;
}
