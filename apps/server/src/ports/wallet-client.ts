import type { WalletReplyOf } from '@opencashier/contract/wallet/define-wallet-call';
import type { WalletErrorCode } from '@opencashier/contract/wallet/envelope';
import type { WalletCallName, WalletCalls } from '@opencashier/contract/wallet/registry';
import type { WalletAnswered } from './wallet-operations.ts';

/**
 * What a wallet said. `refused`: nothing was booked for sure. `unknown`: anything may be; `isFault` where repeating alone
 * will not help: it does not know us, or the same booking with another body.
 */
export type WalletAnswer<Reply> =
  | { readonly kind: 'done'; readonly reply: Reply }
  | { readonly kind: 'refused'; readonly code: WalletErrorCode; readonly text: string | undefined }
  | { readonly kind: 'unknown'; readonly reason: string; readonly isFault: boolean };

export interface WalletExchange<Reply> {
  readonly answer: WalletAnswer<Reply>;
  /** As it came, for the record. */
  readonly raw: WalletAnswered;
}

/** Carries calls to the operators' wallets. */
export interface WalletClient {
  /**
   * @param body the whole body, as it is recorded
   */
  send<Name extends WalletCallName>(
    brand: string,
    call: Name,
    body: string,
  ): Promise<WalletExchange<WalletReplyOf<WalletCalls[Name]>>>;
}
