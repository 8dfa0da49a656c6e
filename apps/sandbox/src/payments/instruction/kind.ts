import type { PaymentKindDefinition } from '../payment-kind.ts';
import { textIn } from '../texts.ts';

const steps = {
  en: 'Open your bank’s app, confirm the request of this payment there, and come back.',
  ar: 'افتح تطبيق مصرفك، وأكّد طلب هذه الدفعة فيه، ثم عد إلى هنا.',
};

/** Nothing to open and nothing to copy: the payer follows steps elsewhere, such as a request in the bank's app. */
export const instructionKind: PaymentKindDefinition = {
  title: 'Instruction',
  sees: 'Steps to follow in an app elsewhere, and the deposit waiting; no page opens.',
  lifeMinutes: 15,
  instruction: () => ({ kind: 'none' }),
  prepare: ({ language }) => ({ fields: [], text: textIn(language, steps) }),
};
