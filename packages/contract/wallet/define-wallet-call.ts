import type * as z from 'zod/mini';

/**
 * A call to an operator's wallet. `asks`: it books nothing. `books`: it names one booking by `(brand, txId, call)`, is
 * stored with its reply, and the same body gets that reply again.
 */
export interface WalletCallDefinition<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly kind: 'asks' | 'books';
  /** One sentence for the guide. */
  readonly summary: string;
  /** May the wallet say no? What has happened already can't be refused. */
  readonly canBeRefused: boolean;
  readonly request: Request;
  readonly reply: Reply;
}

/** Declares a call to an operator's wallet. */
export function defineWalletCall<Request extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  call: WalletCallDefinition<Request, Reply>,
): WalletCallDefinition<Request, Reply> {
  return call;
}

export type WalletRequestOf<Call> =
  Call extends WalletCallDefinition<infer Request> ? z.output<Request> : never;
export type WalletReplyOf<Call> =
  Call extends WalletCallDefinition<z.ZodMiniType, infer Reply> ? z.output<Reply> : never;
