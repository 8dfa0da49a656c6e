import type { AdditionalField } from '@opencashier/contract/entities/form-field';
import { asksTrait, isQuestion } from '../payment.ts';
import { fieldText, type Opening, type PaymentKindDefinition, refuseOpening } from '../payment-kind.ts';

const asked: readonly AdditionalField[] = [
  {
    name: 'voucher_code',
    type: 'text_uppercase',
    placeholderKey: 'field.voucherCode',
    regexList: [{ regex: '^[A-Z0-9]{8,24}$', regex_error_key: 'field.error.voucher' }],
  },
];

interface Ending {
  readonly ends: string;
  readonly effect: string;
  readonly opening: Opening;
}

/** How the last four characters of a code decide; every other code pays at once. The guide has this table. */
export const voucherEndings: readonly Ending[] = [
  {
    ends: '0000',
    effect: 'Refused: there is no such voucher.',
    opening: refuseOpening('voucher_invalid', 'There is no such voucher.'),
  },
  {
    ends: '1111',
    effect: 'Refused: it was used before.',
    opening: refuseOpening('voucher_used', 'The voucher was used before.'),
  },
  {
    ends: '2222',
    effect: 'Refused: it has expired.',
    opening: refuseOpening('voucher_expired', 'The voucher has expired.'),
  },
  {
    ends: '3333',
    effect: 'Worth half of what is asked: paid so.',
    opening: { kind: 'opened', traits: { worth: 'half' }, next: { kind: 'pay' } },
  },
  { ends: '4444', effect: 'Checked by hand: it waits for the control page.', opening: { kind: 'opened' } },
];

/** A code that the player bought; the code decides. */
export const voucherCodeKind: PaymentKindDefinition = {
  title: 'Voucher code',
  sees: 'A form with the code; then paid at once, refused with a reason, or waiting.',
  lifeMinutes: 30,
  open: async ({ fields }, { vault }) => {
    const sealed = fieldText(fields, 'encrypted_card');
    const opened = sealed === '' ? {} : await vault.open(sealed);
    if (!opened) return refuseOpening('unreadable_card', 'The card data is not sealed to this key.');
    const code =
      fieldText(fields, 'voucher_code') ||
      fieldText(opened, 'card_number') ||
      fieldText(fields, 'card_number');
    if (code === '') return { kind: 'opened', traits: { [asksTrait]: 'fields' } };
    const compact = code.toUpperCase().replaceAll(/[\s-]/g, '');
    if (!/^[A-Z0-9]{8,24}$/.test(compact))
      return refuseOpening('voucher_invalid', 'There is no such voucher.');
    const ending = voucherEndings.find(({ ends }) => compact.endsWith(ends));
    return ending?.opening ?? { kind: 'opened', next: { kind: 'pay' } };
  },
  // The number of a gift card comes sealed, as a card's does.
  prepare: async (_, vault) => ({ fields: [], encryptionKey: await vault.publicKey() }),
  instruction: (payment) =>
    isQuestion(payment) ? { kind: 'fields_required', fields: asked } : { kind: 'none' },
};
