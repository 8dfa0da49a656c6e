import type { ProviderDefinition } from '@opencashier/provider-kit/definition';
import type { Provider, ProviderEnvironment } from '@opencashier/provider-kit/provider';
import type { Providers } from '../ports/providers.ts';

/** The stand-in provider: for evaluation and tests, never for operators. */
const sandboxId = 'sandbox';

/** Every provider that the product has, by id. Only a configured one is loaded. */
const definitions: Readonly<Record<string, () => Promise<ProviderDefinition>>> = {
  [sandboxId]: async () => (await import('@opencashier/provider-sandbox')).sandboxProvider,
};

export interface ProviderAccount {
  readonly provider: string;
  readonly config: unknown;
}

export interface RegistryOptions {
  readonly accounts: readonly ProviderAccount[];
  readonly allowSandbox: boolean;
  readonly environment: ProviderEnvironment;
}

/**
 * Makes the configured providers.
 *
 * @throws an Error with a sentence for people: unknown or doubled provider, the sandbox where it is not allowed, or what
 *   is wrong with a provider's part of the configuration
 */
export async function openProviders(options: RegistryOptions): Promise<Providers> {
  const byId = new Map<string, Provider>();
  for (const account of options.accounts) {
    if (byId.has(account.provider)) throw new Error(`Provider "${account.provider}" is configured twice.`);
    byId.set(account.provider, await openProvider(account, options));
  }
  return { find: (id) => byId.get(id), all: () => [...byId.values()] };
}

async function openProvider(
  { provider: id, config }: ProviderAccount,
  { allowSandbox, environment }: RegistryOptions,
): Promise<Provider> {
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
    throw new Error(`The configuration of provider "${id}" is not right: ${problems.join('; ')}.`);
  }
  return definition.create(parsed.data, environment);
}
