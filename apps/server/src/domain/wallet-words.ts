/** Why nothing came of a payment at the wallet. */
export type WalletNo = 'silent' | 'deposit' | 'withdrawal';

const words: Readonly<Record<string, Readonly<Record<WalletNo, string>>>> = {
  en: {
    silent: 'Your casino doesn’t answer right now. Nothing was paid: please try again in a moment.',
    deposit: 'Your casino doesn’t allow this deposit right now.',
    withdrawal: 'Your casino doesn’t allow this withdrawal right now.',
  },
  ar: {
    silent: 'لا يردّ الكازينو الآن. لم يُدفع شيء: حاول مرة أخرى بعد قليل.',
    deposit: 'لا يسمح الكازينو بهذا الإيداع الآن.',
    withdrawal: 'لا يسمح الكازينو بهذا السحب الآن.',
  },
};

/** What a player reads of it: the operator's own words where there are some, else ours, in the player's language. */
export function walletWords(no: WalletNo, text: string | undefined, language: string): string {
  const [base = 'en'] = language.split('-');
  return text ?? words[base]?.[no] ?? words.en?.[no] ?? no;
}
