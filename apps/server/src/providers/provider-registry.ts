import type { ProviderDefinition } from '@opencashier/provider-kit/definition';
import type { Provider, ProviderEnvironment } from '@opencashier/provider-kit/provider';
import { type CircuitRules, usualCircuitRules } from '../domain/circuit.ts';
import type { Providers } from '../ports/providers.ts';

/** The stand-in provider: for evaluation and tests, never for operators. */
const sandboxId = 'sandbox';

/** Every provider that the product has, by id. Only a configured one is loaded. */
const definitions: Readonly<Record<string, () => Promise<ProviderDefinition>>> = {
  [sandboxId]: async () => (await import('@opencashier/provider-sandbox')).sandboxProvider,
};

/** An account at a provider. Methods, webhooks and books go by the account's id. */
export interface ProviderAccount {
  readonly provider: string;
  /** Its id; the provider's own where there is one account alone. */
  readonly account?: string;
  readonly config: unknown;
  readonly circuit?: CircuitRules;
}

/** What methods of the catalogue name. */
export const accountIdOf = ({ provider, account = provider }: ProviderAccount): string => account;

/** When each account's circuit breaker opens. */
export function circuitRulesOf(accounts: readonly ProviderAccount[]): (id: string) => CircuitRules {
  const rules = new Map(accounts.map((account) => [accountIdOf(account), account.circuit]));
  return (id) => rules.get(id) ?? usualCircuitRules;
}

export interface RegistryOptions {
  readonly accounts: readonly ProviderAccount[];
  readonly allowSandbox: boolean;
  readonly environment: Omit<ProviderEnvironment, 'account'>;
}

/**
 * Makes the configured providers.
 *
 * @throws an Error with a sentence for people: unknown provider, doubled account, the sandbox where it is not allowed, or what
 *   is wrong with a provider's part of the configuration
 */
export async function openProviders(options: RegistryOptions): Promise<Providers> {
  const byId = new Map<string, Provider>();
  for (const account of options.accounts) {
    const id = accountIdOf(account);
    if (byId.has(id)) throw new Error(`Provider account "${id}" is configured twice.`);
    byId.set(id, await openProvider(account, options));
  }
  return { find: (id) => byId.get(id), all: () => [...byId.values()] };
}

async function openProvider(
  account: ProviderAccount,
  { allowSandbox, environment }: RegistryOptions,
): Promise<Provider> {
  const { provider: id, config } = account;
  const load = Object.hasOwn(definitions, id) ? definitions[id] : undefined;
  if (load === undefined) {
    throw new Error(`There is no provider "${id}"; there are: ${Object.keys(definitions).join(', ')}.`);
  }
  if (id === sandboxId && !allowSandbox) {
    throw new Error('The sandbox provider is for evaluation and can’t be configured here.');
  }
  const definition = await load();
  const parsed = definition.config.safeParse(config);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(
      `The configuration of provider "${accountIdOf(account)}" is not right: ${problems.join('; ')}.`,
    );
  }
  return definition.create(parsed.data, { ...environment, account: accountIdOf(account) });
}
