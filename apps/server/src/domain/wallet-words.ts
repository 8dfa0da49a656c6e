import { playerText } from './player-texts.ts';

/** Why nothing came of a payment at the wallet. */
export type WalletNo = 'silent' | 'deposit' | 'withdrawal';

/** What a player reads of it: the operator's own words where there are some, else ours, in the player's language. */
export function walletWords(no: WalletNo, text: string | undefined, language: string): string {
  return text ?? playerText(`wallet.${no}`, language);
}
