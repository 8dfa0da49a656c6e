import { openDatabase } from '../db/open-database.ts';
import { openProviders } from '../providers/provider-registry.ts';
import { addSampleBonuses } from '../use-cases/sample-bonuses.ts';
import type { Core, CoreConfig, CoreDeps } from './core-types.ts';
import { openStores } from './stores.ts';
import { wireCore } from './wire-core.ts';

const defaultConnections = 16;
/** A player waits for it; what was not answered by then is asked for by our reference. */
const providerTimeoutMs = 12_000;

/**
 * Opens the database, brings it up to date and wires everything that has to do with money.
 *
 * @throws an Error whose message is a sentence for people
 */
export async function openCore(config: CoreConfig, deps: CoreDeps): Promise<Core> {
  const providers = await openProviders({
    accounts: config.providers,
    allowSandbox: config.allowSandboxProvider,
    environment: { fetch: deps.fetch, now: () => deps.clock.now(), requestTimeoutMs: providerTimeoutMs },
  });
  const database = await openDatabase({
    dataDir: config.dataDir,
    connections: config.databaseConnections ?? defaultConnections,
    ...(config.databaseUrl === undefined ? {} : { databaseUrl: config.databaseUrl }),
  });
  const stores = openStores(database, deps.ids, deps.log);
  for (const brand of config.sampleBonusBrands ?? []) await addSampleBonuses(stores.bonuses, brand);
  // The embedded database has one server: what was being called when it ended is called by nobody now.
  if (database.kind === 'embedded') {
    await stores.deposits.recheckInterrupted(deps.clock.now());
    await stores.payouts.recheckInterrupted(deps.clock.now());
  }
  const core = wireCore({ database, stores, providers }, config, deps);
  await core.operator.refreshCatalogue();
  return core;
}
