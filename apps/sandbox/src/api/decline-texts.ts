import { type Text, textIn } from '../payments/texts.ts';

const plain: Text = { en: 'The payment was declined.', ar: 'رُفضت عملية الدفع.' };

const byReason: Readonly<Record<string, Text>> = {
  card_declined: { en: 'Your bank declined this card.', ar: 'رفض مصرفك هذه البطاقة.' },
  insufficient_funds: {
    en: 'There is not enough money on this card.',
    ar: 'لا يوجد رصيد كافٍ في هذه البطاقة.',
  },
  expired_card: {
    en: 'Your bank says that this card has expired.',
    ar: 'يفيد مصرفك بأن هذه البطاقة منتهية الصلاحية.',
  },
  incorrect_cvc: { en: 'The security code is not right.', ar: 'رمز الأمان غير صحيح.' },
};

/** Why a payment was declined, for its payer to read. */
export function declineText(reason: string, language: string): string {
  return textIn(language, (Object.hasOwn(byReason, reason) ? byReason[reason] : undefined) ?? plain);
}
