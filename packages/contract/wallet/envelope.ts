import * as z from 'zod/mini';

/**
 * What a wallet may answer beside "booked", and the HTTP status that goes with each. A refusal says for sure that nothing was
 * booked; every other answer than these, and none, leaves the cashier in the dark: it asks `tx.status`.
 */
export const walletErrorStatus = {
  'wallet.insufficientBalance': 422,
  'wallet.playerUnknown': 422,
  'wallet.playerBlocked': 422,
  'wallet.limit': 422,
  'wallet.refused': 422,
  /** The booking was canceled before it came. */
  'wallet.canceled': 422,
  /** The same `(brand, txId, call)` came before with another body. */
  'wallet.bodyMismatch': 409,
  'wallet.signature': 401,
  'wallet.stale': 401,
  'wallet.malformed': 400,
} as const;

export type WalletErrorCode = keyof typeof walletErrorStatus;

export const walletErrorCode = z.enum(
  Object.keys(walletErrorStatus) as [WalletErrorCode, ...WalletErrorCode[]],
);

/** The reply of a call that was carried out, with HTTP status 200. */
export const walletSuccess = z.object({ status: z.literal(200), data: z.unknown() });

/** The reply of one that was not, with the HTTP status of its code. `text` is for the player to read. */
export const walletFailure = z.object({
  status: z.number(),
  error: z.object({
    code: walletErrorCode,
    message: z.string(),
    text: z.optional(z.string().check(z.maxLength(500))),
  }),
});
export type WalletFailure = z.infer<typeof walletFailure>;

/** Refusals: nothing was booked, and nothing will be. */
export const isWalletRefusal = (code: WalletErrorCode): boolean => walletErrorStatus[code] === 422;

/** Headers that sign a call. */
export const walletHeaders = {
  key: 'opencashier-key',
  timestamp: 'opencashier-timestamp',
  signature: 'opencashier-signature',
} as const;
