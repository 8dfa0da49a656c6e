import type * as z from 'zod/mini';
import type { Provider, ProviderEnvironment } from './provider.ts';

/** What a provider can do, for the matrix in the documentation and for the operator's choice. */
export interface ProviderCapabilities {
  readonly deposits: boolean;
  readonly payouts: boolean;
  /** Takes orders to give money back; without it people refund on the provider's own pages. */
  readonly refunds: boolean;
  readonly cancel: boolean;
  readonly books: boolean;
  /** Says what a method needs before its form is shown. */
  readonly preparations: boolean;
  /** Takes the payer's word that the money is sent. */
  readonly claims: boolean;
  readonly rates: boolean;
  /** Remembers cards or accounts, and charges them again. */
  readonly instruments: boolean;
  /** Follows payments on a chain. */
  readonly chains: boolean;
}

/** A provider's registration: its id, the schema of its configuration and how to make one. */
export interface ProviderDefinition<Config extends z.ZodMiniType = z.ZodMiniType> {
  readonly id: string;
  readonly capabilities: ProviderCapabilities;
  readonly config: Config;
  create(config: z.infer<Config>, environment: ProviderEnvironment): Provider;
}

/** Declares a provider; exists so that `config` and `create` are held together by types. */
export function defineProvider<Config extends z.ZodMiniType>(
  definition: ProviderDefinition<Config>,
): ProviderDefinition<Config> {
  return definition;
}
