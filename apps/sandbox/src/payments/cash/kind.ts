import { withLuhn } from '../checks/luhn.ts';
import { deriveDigits } from '../derive.ts';
import type { PaymentKindDefinition } from '../payment-kind.ts';
import { textIn } from '../texts.ts';
import { agentsOf } from './agents.ts';

const advice = {
  en: 'Show the code to an agent and pay in cash. Keep the receipt until the money arrives.',
  ar: 'أظهر الرمز للوكيل وادفع نقدًا. احتفظ بالإيصال حتى يصل المال.',
};

/** A code that is paid in cash at an agent's. Its digits are the text of the Code 128 barcode too. */
export const cashKind: PaymentKindDefinition = {
  title: 'Cash',
  sees: 'A code with its barcode, and the agents who take it, each with a contact.',
  lifeMinutes: 3 * 24 * 60,
  instruction: ({ id, details }, { publicUrl }) => {
    const code = withLuhn(deriveDigits(id, 'cash', 13));
    const agents = agentsOf(details.country ?? '').map((agent) => ({
      name: agent.name,
      contactUrl: `${publicUrl}/agents/${agent.id}`,
      note: agent.note,
    }));
    return {
      kind: 'voucher',
      voucher: { code: code.replaceAll(/(\d{4})(?=\d)/g, '$1 ').trim(), barcode: code, agents },
    };
  },
  prepare: ({ language }) => ({
    fields: [
      {
        name: 'payer_name',
        placeholder: 'field.yourName',
        regex: "^\\p{L}[\\p{L}.'’ -]{2,59}$",
        regexError: 'field.error.name',
      },
    ],
    text: textIn(language, advice),
  }),
};
