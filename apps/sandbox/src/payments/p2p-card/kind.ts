import { payableOf } from '../adjust.ts';
import { bankOf, offeredBanks, payee, transferVariant, unknownVariant } from '../banks.ts';
import type { Payment } from '../payment.ts';
import { traitOf } from '../payment.ts';
import { fieldText, type PaymentKindDefinition, refuseOpening } from '../payment-kind.ts';
import { requisite } from '../requisite.ts';
import { payeeCard } from './payee-card.ts';

/** The requisites of a person at the chosen bank. */
export function cardRequisites(payment: Payment) {
  const bank = bankOf(payment.details.country ?? '', traitOf(payment, 'bank'));
  const isEncrypted = traitOf(payment, 'encrypted') === 'yes';
  return {
    kind: 'requisites',
    lines: [requisite('holder', payee), requisite('bank', bank.label, false)],
    card: payeeCard(payment.id, bank, isEncrypted),
  } as const;
}

/** A transfer to a person's card. */
export const p2pCardKind: PaymentKindDefinition = {
  title: 'Transfer to a card',
  sees: 'A person’s card number, holder and bank, the exact amount and a countdown; then “I have paid”.',
  lifeMinutes: 15,
  open: ({ country, fields, variant, amount, currency }, tools) => {
    const asked = transferVariant(variant);
    if (asked === undefined) return refuseOpening('unknown_method', unknownVariant);
    const isEncrypted = asked.isEncrypted || tools.scenario?.encryptsCard === true;
    return {
      kind: 'opened',
      ...payableOf(BigInt(amount), currency, tools),
      traits: {
        bank: (asked.fixed ?? bankOf(country, fieldText(fields, 'bank'))).value,
        encrypted: isEncrypted ? 'yes' : 'no',
      },
    };
  },
  instruction: cardRequisites,
  prepare: async ({ country, variant }, vault) => ({
    fields: [],
    ...offeredBanks(country, variant),
    // Some methods ask for the sender's card, which may not travel in the clear.
    encryptionKey: await vault.publicKey(),
  }),
};
