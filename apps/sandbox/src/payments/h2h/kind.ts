import { payableOf } from '../adjust.ts';
import { bankOf, payee } from '../banks.ts';
import { deriveCode, deriveDigits } from '../derive.ts';
import { payeeCard } from '../p2p-card/payee-card.ts';
import { traitOf } from '../payment.ts';
import { fieldText, type PaymentKindDefinition, refuseOpening } from '../payment-kind.ts';
import { requisite } from '../requisite.ts';

/** Requisites that the merchant shows itself: a wallet's account, or with the variant `h2h-card` a card. */
export const h2hKind: PaymentKindDefinition = {
  title: 'Host to host',
  sees: 'Requisites in the cashier itself, each line to copy: account (or card), receiver and comment.',
  lifeMinutes: 20,
  open: ({ country, variant, fields, amount, currency }, tools) => {
    if (variant !== undefined && variant !== 'card') {
      return refuseOpening('unknown_method', 'The only variant is h2h-card.');
    }
    return {
      kind: 'opened',
      ...payableOf(BigInt(amount), currency, tools),
      traits: {
        shows: variant ?? 'account',
        bank: bankOf(country, fieldText(fields, 'bank')).value,
        encrypted: tools.scenario?.encryptsCard === true ? 'yes' : 'no',
      },
    };
  },
  instruction: (payment) => {
    const bank = bankOf(payment.details.country ?? '', traitOf(payment, 'bank'));
    const comment = requisite('comment', deriveCode(payment.id, 'comment', 8));
    if (traitOf(payment, 'shows') === 'card') {
      const card = payeeCard(payment.id, bank, traitOf(payment, 'encrypted') === 'yes');
      return { kind: 'requisites', lines: [requisite('holder', payee), comment], card };
    }
    const account = requisite('account', `41001${deriveDigits(payment.id, 'account', 10)}`);
    return { kind: 'requisites', lines: [account, requisite('beneficiary', payee), comment] };
  },
};
