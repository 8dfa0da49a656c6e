import { apiKey, webhookSecret } from '../../../../providers/sandbox/src/testing/sandbox-process.ts';
import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import { openCore } from '../wiring/core.ts';
import type { Core } from '../wiring/core-types.ts';
import { systemIds, systemTimers } from '../wiring/system.ts';
import { quietLog } from './quiet-log.ts';
import { sampleCatalogue } from './sample-catalogue.ts';

export interface SandboxCoreOptions {
  readonly dataDir: string;
  readonly sandboxUrl: string;
  readonly clock: Clock;
  readonly fetch: typeof globalThis.fetch;
  /** A few methods by redirect unless told. */
  readonly catalogue?: Catalogue;
  /** None are known unless told. */
  readonly brands?: BrandPolicies;
}

const redirects: Catalogue = {
  ...sampleCatalogue,
  findDepositMethod(scope, name) {
    const found = sampleCatalogue.findDepositMethod(scope, name);
    return found && { ...found, providers: [{ id: 'sandbox', providerMethod: 'sandbox_redirect' }] };
  },
};

const noBrands: BrandPolicies = { find: () => undefined, all: () => [] };

/** A core on the embedded database whose provider is a sandbox that runs by itself. */
export function openSandboxCore(options: SandboxCoreOptions): Promise<Core> {
  const { dataDir, sandboxUrl, clock, fetch, catalogue = redirects, brands = noBrands } = options;
  return openCore(
    {
      dataDir,
      publicUrl: 'http://127.0.0.1:9',
      product: 'cashier',
      providers: [
        { provider: 'sandbox', config: { baseUrl: sandboxUrl, apiKey, webhookSecrets: [webhookSecret] } },
      ],
      allowSandboxProvider: true,
      allowLoopbackWebhooks: true,
    },
    {
      clock,
      ids: systemIds(clock),
      timers: systemTimers,
      log: quietLog(),
      fetch,
      catalogue,
      brands,
      pushes: { publish: async () => undefined },
    },
  );
}
