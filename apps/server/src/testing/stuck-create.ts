import type { CallContext } from '../use-cases/use-case.ts';
import { systemClock } from '../wiring/system.ts';
import { createOf } from './core-harness.ts';
import { openSandboxCore } from './sandbox-core.ts';

/** The one call that both processes make. */
export const context: CallContext = {
  player: {
    brand: 'demo',
    id: 'ann',
    country: 'US',
    currency: 'USD',
    expiresAt: new Date('2100-01-01T00:00:00.000Z'),
    profile: {},
  },
  language: 'en',
  transport: 'http',
  requestId: 'req',
  idempotencyKey: 'the-key',
};

/** Gets stuck between the provider's yes and our commit, and says so: the moment at which a test kills this process. */
export async function getStuck(dataDir: string, sandboxUrl: string): Promise<void> {
  const core = await openSandboxCore({
    dataDir,
    sandboxUrl,
    clock: systemClock,
    async fetch(...request) {
      await fetch(...request);
      console.log('the provider said yes');
      return new Promise(() => undefined);
    },
  });
  await core.calls['deposit-create'](context, createOf());
}
