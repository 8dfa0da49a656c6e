import { depositPrepare } from '@opencashier/contract/calls/deposit-prepare';
import {
  cardViewsNeedingPreparation,
  cardViewTypes,
  type PaymentMethod,
} from '@opencashier/contract/entities/payment-method';
import {
  fromAdditionalField,
  fromMethodField,
  fromPreparationField,
  mergeFields,
} from '../../forms/form-fields.ts';
import { isSealed } from './card-sealer.ts';
import type { DepositDeps } from './deposit-deps.ts';
import type { DepositState, Preparation } from './deposit-flow.ts';
import { bankField } from './send-create.ts';
import { withWallet } from './wallet-fields.ts';

/** Must the server be asked before the form can be sent? */
export function needsPreparation({ cardViewType, isPreparationRequired }: PaymentMethod): boolean {
  const isOfView = cardViewsNeedingPreparation.some((name) => cardViewTypes[name] === cardViewType);
  return isPreparationRequired ?? isOfView;
}

/** Is everything there that the form needs before it is sent? */
export const isPrepared = ({ kind }: Preparation): boolean => kind === 'none' || kind === 'ready';

/** The bank that goes with the create where the provider has but one. */
export function soleBank(preparation: Preparation): Readonly<Record<string, string>> {
  const [bank, ...others] = preparation.kind === 'ready' ? (preparation.data.banks ?? []) : [];
  return bank && others.length === 0 ? { [bankField]: bank.value } : {};
}

/** What the method's provider wants to know, with the form's fields after it; the catalogue's own stay. */
export async function prepare(
  { client }: Pick<DepositDeps, 'client'>,
  method: PaymentMethod,
  currency: string,
  country: string,
): Promise<Pick<DepositState, 'preparation' | 'fields' | 'walletId'>> {
  const fields = method.fields.map(fromMethodField);
  const failed = { preparation: { kind: 'failed' }, fields, walletId: undefined } as const;
  const request = { paymentMethod: method.name, currency, selectedCountry: country };
  const result = await client.call(depositPrepare, request);
  if (!result.ok) return failed;
  const { data } = result;
  // Without a key the card could not be sent at all: better told before it is typed in.
  if (isSealed(method) && !data.encryptionKey) return failed;
  // One bank is no question: it goes with the create by itself.
  const banks =
    data.banks && data.banks.length > 1
      ? [
          fromAdditionalField({
            name: bankField,
            type: 'dropdown',
            placeholderKey: 'field.bank',
            values: data.banks,
          }),
        ]
      : [];
  const asked = [...data.fields.map(fromPreparationField), ...banks];
  const merged = mergeFields(fields, asked);
  // What is saved needs the least typing: it is chosen until the player wants something else.
  const walletId = data.wallets?.[0]?.id;
  const isStuck = walletId === undefined && method.cardViewType === cardViewTypes.cardWalletOnly;
  return {
    preparation: isStuck ? { kind: 'noWallet' } : { kind: 'ready', data },
    fields: walletId === undefined ? merged : withWallet(merged, true),
    walletId,
  };
}
