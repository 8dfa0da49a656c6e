import type {
  DestinationFields,
  DestinationIssue,
} from '@opencashier/contract/destination/destination-issue';
import type { FormField } from '@opencashier/contract/entities/form-field';
import type { StoreApi } from 'zustand/vanilla';
import type { Limits } from './amount-rules.ts';

/** What a deposit form is drawn from. */
export interface FormSourceState {
  readonly method:
    | {
        readonly name: string;
        readonly checkLuhn?: boolean | undefined;
        readonly paymentSystems?: readonly string[] | undefined;
      }
    | undefined;
  readonly phase: { readonly kind: string };
  readonly amountText: string;
  readonly amount: number;
  readonly isFromChip: boolean;
  readonly chips: readonly number[];
  readonly currency: string;
  readonly limits: Limits | undefined;
  readonly fields: readonly FormField[];
  /** Tells accounts and addresses that there can’t be, once its code has come: until then the server alone does. */
  readonly checkDestination?: ((values: DestinationFields) => readonly DestinationIssue[]) | undefined;
  /** What the create answered, once it did. */
  readonly response?: object | undefined;
}

/** Who owns a deposit form's state and takes its values; a deposit flow is one. */
export interface FormSource {
  readonly store: Pick<StoreApi<FormSourceState>, 'getState' | 'getInitialState' | 'subscribe'>;
  setAmount(text: string, isFromChip: boolean): void;
  /** What stands in a field, at each key: for sources that make something of it before the submit. */
  readonly entered?: (name: string, text: string) => void;
  /** Values as typed, by field name. Called synchronously in the click. */
  submit(values: Readonly<Record<string, string>>): Promise<void>;
  /** Names of the fields whose rules a refused submit broke. */
  reportInvalid(names: readonly string[]): void;
}
