import { traitOf } from '../payment.ts';
import {
  fieldText,
  type Opening,
  type OpeningRequest,
  type OpeningTools,
  type PaymentKindDefinition,
  refuseOpening,
  type Traits,
} from '../payment-kind.ts';
import { outcomeOfCard } from './outcomes.ts';
import { readCard } from './read-card.ts';

const declinedPrefix = 'declined:';

/** Fields in which a card would come in the clear: refused, so that nobody gets used to it. */
const clearFields = ['card_number', 'card_cvc', 'cvc', 'pan', 'number'];

function openingOf(traits: Traits): Opening {
  const outcome = traits.outcome ?? '';
  if (outcome === 'challenge') return { kind: 'opened', traits };
  if (!outcome.startsWith(declinedPrefix)) return { kind: 'opened', traits, next: { kind: 'pay' } };
  return { kind: 'opened', traits, next: { kind: 'fail', reason: outcome.slice(declinedPrefix.length) } };
}

async function openByCard(jwe: string, { vault, clock, ids }: OpeningTools): Promise<Opening> {
  const fields = await vault.open(jwe);
  if (!fields) return refuseOpening('unreadable_card', 'The card data is not sealed to this key.');
  const read = readCard(fields, clock.now());
  if (read.kind === 'invalid') return refuseOpening(read.code, read.message);
  const { number, brand } = read.card;
  const label = `•••• ${number.slice(-4)}`;
  return openingOf({ token: ids.next('ins'), label, brand, outcome: outcomeOfCard(number) });
}

function openByInstrument(token: string, { payer }: OpeningRequest, tools: OpeningTools): Opening {
  const saved = tools.paymentOfInstrument(token, payer.id);
  if (!saved) return refuseOpening('unknown_instrument', 'This payer has no card under this token.');
  const { label = '', brand = '', outcome = 'paid' } = saved.details.traits ?? {};
  return openingOf({ token, label, brand, outcome });
}

/** A card in the merchant's own form, sealed to the sandbox in the browser; or one that was saved. */
export const cardKind: PaymentKindDefinition = {
  title: 'Card',
  sees: 'The card form; then paid at once, declined with a reason, or the bank’s page with a 3-D Secure challenge.',
  lifeMinutes: 15,
  open: (request, tools) => {
    const { fields, instrument } = request;
    if (clearFields.some((name) => fieldText(fields, name) !== '')) {
      return refuseOpening('card_in_clear', 'Card data is taken sealed alone, in encrypted_card.');
    }
    if (instrument !== undefined) return openByInstrument(instrument, request, tools);
    const jwe = fieldText(fields, 'encrypted_card');
    if (jwe === '') return refuseOpening('card_required', 'There is neither a card nor a saved one.');
    return openByCard(jwe, tools);
  },
  instruction: (payment, { publicUrl }) =>
    traitOf(payment, 'outcome') === 'challenge'
      ? { kind: 'redirect', url: `${publicUrl}/pay/${payment.id}`, httpMethod: 'GET' }
      : { kind: 'none' },
  prepare: async (_, vault) => ({ fields: [], encryptionKey: await vault.publicKey() }),
};
