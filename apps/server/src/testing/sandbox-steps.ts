import type { CallContext } from '../use-cases/use-case.ts';
import type { Core } from '../wiring/core-types.ts';

/** Who calls: a player of the brand, in this country and currency. */
export function contextOf(
  {
    brand,
    country,
    currency,
    region,
  }: {
    readonly brand: string;
    readonly country: string;
    readonly currency: string;
    readonly region?: string;
  },
  idempotencyKey?: string,
): CallContext {
  return {
    player: {
      ...{ brand, id: 'ana', country, currency, expiresAt: new Date('2099-01-01'), profile: {} },
      ...(region && { region }),
    },
    language: 'en',
    transport: 'http',
    requestId: 'req',
    ...(idempotencyKey && { idempotencyKey }),
  };
}

/** Lets three minutes pass, and whatever is due then happen. */
export async function letTimePass(core: Core, clock: { advance(ms: number): void }): Promise<void> {
  clock.advance(3 * 60_000);
  core.jobs.start();
  await core.jobs.stop();
}

/** Does an action of the sandbox's control page to the operation of this reference. */
export async function controlSandbox(sandboxUrl: string, reference: string, action: string): Promise<void> {
  const found = await fetch(`${sandboxUrl}/control/operations?reference=${reference}`);
  const [operation] = (await found.json()) as { id: string }[];
  const reply = await fetch(`${sandboxUrl}/control/operations/${operation?.id}/${action}`, {
    method: 'POST',
  });
  if (!reply.ok) throw new Error(`${action} of ${reference}: ${await reply.text()}`);
}
