import * as z from 'zod/mini';

/**
 * Every error code a call can answer with, and its HTTP status. The documentation lists the same codes;
 * a parity test holds both together.
 */
export const errorStatus = {
  'validation.failed': 400,
  'body.malformed': 400,
  'idempotency.keyRequired': 400,
  'banking.paymentMethodRegex': 400,
  'banking.methodNotOffered': 400,
  'banking.methodUnavailable': 400,
  'banking.currencyUnknown': 400,
  'banking.amountPrecision': 400,
  'banking.amountOutOfLimits': 400,
  'banking.bonusUnavailable': 400,
  'banking.boxRequired': 400,
  'banking.boxUnavailable': 400,
  'banking.returnUrlForbidden': 400,
  'banking.cardNotEncrypted': 400,
  'banking.rateUnavailable': 400,
  'banking.insufficientBalance': 400,
  'banking.insufficientRedeemable': 400,
  'banking.destinationInvalid': 400,
  'banking.nameMismatch': 400,
  'banking.withdrawalLimit': 400,
  'banking.depositLimit': 400,
  'banking.playThrough': 400,
  'banking.closedLoop': 400,
  'banking.codeInvalid': 400,
  'banking.codeExpired': 400,
  'banking.protectionUnavailable': 400,
  'banking.boxPriceChanged': 409,
  'banking.rateExpired': 409,
  'banking.codeTriesExceeded': 409,
  'banking.withdrawalNotCancelable': 409,
  'banking.depositNotPayable': 409,
  'banking.similarDepositOpen': 409,
  'banking.merchantClientError': 422,
  'banking.invalidResponse': 422,
  'banking.providerUnavailable': 424,
  'banking.captchaUnavailable': 424,
  'auth.tokenMissing': 401,
  'auth.tokenInvalid': 401,
  'auth.tokenExpired': 401,
  'auth.codeInvalid': 401,
  'auth.keyInvalid': 401,
  'auth.roleRequired': 403,
  'auth.scopeRequired': 403,
  'banking.captchaRequired': 403,
  'banking.playerPaused': 403,
  'banking.sweepstakesNotAllowed': 403,
  'banking.verificationRequired': 403,
  'banking.depositNotFound': 404,
  'banking.withdrawalNotFound': 404,
  'banking.walletNotFound': 404,
  'operator.notFound': 404,
  'operator.notDecidable': 409,
  'operator.notEnoughCoins': 409,
  'operator.notEnoughMoney': 409,
  'operator.notRefundable': 409,
  'operator.ownRequest': 403,
  'call.unknown': 404,
  'call.methodNotAllowed': 405,
  'idempotency.bodyMismatch': 409,
  'idempotency.inProgress': 409,
  'body.tooLarge': 413,
  'body.unsupportedType': 415,
  'rate.limited': 429,
  'server.error': 500,
  'server.unavailable': 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as readonly ErrorCode[];

/**
 * Where in the payload the input is wrong, and why, for an integrator to read; `key` is there where the player can be told
 * as well, by the text of that name.
 */
export const validationIssue = z.object({
  path: z.string(),
  message: z.string(),
  key: z.optional(z.string()),
});
export type ValidationIssue = z.infer<typeof validationIssue>;
