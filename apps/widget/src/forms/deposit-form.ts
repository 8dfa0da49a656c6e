import type { FormField } from '@opencashier/contract/entities/form-field';
import type { RefCallback } from 'react';
import type { Message } from './message.ts';

/** How a form stands as a whole. */
export interface FormStatus {
  readonly isDirty: boolean;
  /** A submit is under way. */
  readonly isPending: boolean;
  /** At least one field shows an error. */
  readonly isError: boolean;
  /** At least one rule is not kept, shown or not. */
  readonly isInvalid: boolean;
  readonly isTouched: boolean;
  /** Every visible field and the amount have a value. */
  readonly isFilled: boolean;
}

/** What an input takes. Spread onto `<input>`; `onValue` takes a ready value (dropdown, networks, phone). */
export interface InputBinding {
  readonly name: string;
  readonly value: string;
  readonly ref: RefCallback<HTMLElement>;
  onChange(event: { readonly target: { readonly value: string }; readonly nativeEvent?: object }): void;
  onBlur(): void;
  onFocus(): void;
}

export interface FieldControl {
  readonly field: FormField;
  readonly input: InputBinding;
  /** Sets a value that was chosen, not typed. */
  onValue(value: string): void;
  readonly inputMode: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  readonly autoComplete: string;
  /** Shown once the field was triggered; cleared by focus. */
  readonly error: Message | undefined;
}

export interface AmountControl {
  readonly input: InputBinding;
  readonly error: Message | undefined;
  /** The amount as it stands keeps every rule, whether or not an error is shown. */
  readonly isValid: boolean;
  /** The limits in words; stands where the error will. */
  readonly hint: Message | undefined;
  readonly chips: readonly number[];
  readonly chosenChip: number | undefined;
  /** In major units; 0 while it is no number. */
  readonly current: number;
  chooseChip(amount: number): void;
}

/** A deposit form as a screen shows it. */
export interface DepositForm {
  readonly status: FormStatus;
  readonly amount: AmountControl;
  /** Visible fields, the plain ones before the advanced ones. */
  readonly fields: readonly FieldControl[];
  /** From the click or the form's submit event; submits at once or scrolls to the first error and focuses it. */
  submit(event?: { preventDefault(): void }): void;
  reset(): void;
}
