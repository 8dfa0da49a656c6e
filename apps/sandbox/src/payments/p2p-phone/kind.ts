import { payableOf } from '../adjust.ts';
import { bankOf, offeredBanks, payee, transferVariant, unknownVariant } from '../banks.ts';
import { deriveDigits } from '../derive.ts';
import { traitOf } from '../payment.ts';
import { fieldText, type PaymentKindDefinition, refuseOpening } from '../payment-kind.ts';
import { requisite } from '../requisite.ts';
import { textIn } from '../texts.ts';

/** Prefix and length of a number by country; zeros follow the prefix, so that it is nobody's. */
const phones: Readonly<Record<string, readonly [prefix: string, digits: number]>> = {
  RU: ['+7900000', 4],
  KZ: ['+7700000', 4],
  UA: ['+38050000', 4],
  UZ: ['+99890000', 4],
  KG: ['+99655500', 4],
  TJ: ['+99290000', 4],
  AZ: ['+99450000', 4],
  BD: ['+88017000', 5],
};
const anywhere = ['+7900000', 4] as const;

const advice = {
  en: 'Send the money by phone number from your bank’s app. Check the name before you confirm.',
  ar: 'أرسل المال برقم الهاتف من تطبيق مصرفك، وتحقق من الاسم قبل التأكيد.',
};

/** A transfer by phone number, as faster payment systems have it. */
export const p2pPhoneKind: PaymentKindDefinition = {
  title: 'Transfer by phone number',
  sees: 'A person’s phone number, bank and name, the exact amount and a countdown; then “I have paid”.',
  lifeMinutes: 15,
  open: ({ country, fields, amount, currency, variant }, tools) => {
    const asked = transferVariant(variant);
    if (asked === undefined || asked.isEncrypted) return refuseOpening('unknown_method', unknownVariant);
    return {
      kind: 'opened',
      ...payableOf(BigInt(amount), currency, tools),
      traits: { bank: (asked.fixed ?? bankOf(country, fieldText(fields, 'bank'))).value },
    };
  },
  instruction: (payment) => {
    const country = payment.details.country ?? '';
    const bank = bankOf(country, traitOf(payment, 'bank'));
    const [prefix, digits] = phones[country] ?? anywhere;
    const phone = `${prefix}${deriveDigits(payment.id, 'phone', digits)}`;
    return {
      kind: 'requisites',
      lines: [requisite('phone', phone), requisite('holder', payee), requisite('bank', bank.label, false)],
      card: { phone, payment_system: 'phone-p2p', bank_type: bank.value },
    };
  },
  prepare: ({ country, language, variant }) => ({
    fields: [],
    ...offeredBanks(country, variant),
    text: textIn(language, advice),
  }),
};
