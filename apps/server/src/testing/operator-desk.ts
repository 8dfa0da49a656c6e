import type {
  OperatorReplyOf,
  OperatorRequestOf,
  OperatorRole,
} from '@opencashier/contract/operator/define-operator-call';
import type { OperatorCallName, OperatorCalls } from '@opencashier/contract/operator/registry';
import { brandsOf } from '../ports/brands.ts';
import type { OperatorKey } from '../ports/operator-keys.ts';
import { operatorRoutes } from '../routes/operator.ts';
import type { Result } from '../use-cases/use-case.ts';
import { createOf, type Harness } from './core-harness.ts';

export interface Asker {
  readonly owner?: string;
  readonly role?: OperatorRole;
  readonly brands?: readonly string[];
  readonly createdBy?: string;
  readonly requestKey?: string;
}

/** The operator's API over a harness, without HTTP: each call by a key of whoever asks, validated as the transport does. */
export function operatorDesk(made: Pick<Harness, 'core' | 'brand' | 'clock'>) {
  let wishes = 0;
  const brand = (id: string) => ({ id, name: id, origins: ['https://casino.example'], disabledSets: [] });
  const routes = operatorRoutes({
    desk: made.core.operator,
    brands: brandsOf([brand(made.brand), brand(`${made.brand}-other`)]),
    identity: { verifyToken: async () => ({ kind: 'invalid' }) },
    clock: made.clock,
    ids: { next: (prefix) => `${prefix}_${crypto.randomUUID()}` },
    publicUrl: 'https://cashier.example',
    product: 'cashier',
    refreshToken: async () => 0,
  });

  /** One call; the refusal is in the result. */
  async function ask<Name extends OperatorCallName>(
    name: Name,
    request: Partial<OperatorRequestOf<OperatorCalls[Name]>>,
    asker: Asker = {},
  ): Promise<Result<OperatorReplyOf<OperatorCalls[Name]>>> {
    wishes += 1;
    const { owner = 'Ana', role = 'approve', brands, createdBy, requestKey } = asker;
    const key: OperatorKey = {
      ...{ id: `key-${owner}`, name: `key of ${owner}`, owner, role, brands, createdBy },
      ...{ isKeeper: true, source: 'api', createdAt: made.clock.now() },
      ...{ lastUsedAt: undefined, revokedAt: undefined },
    };
    const route = routes[name];
    const forbidden = route.forbids(key);
    if (forbidden) return { ok: false, error: forbidden };
    const read = route.read(request);
    if (!read.ok) return read;
    const context = { key, requestKey: requestKey ?? `${made.brand}-wish-${wishes}` };
    const reply = await route.run(read.data, context);
    return reply as Result<OperatorReplyOf<OperatorCalls[Name]>>;
  }

  /** A call that has to be answered well. @throws Error with the refusal */
  async function get<Name extends OperatorCallName>(
    name: Name,
    request: Partial<OperatorRequestOf<OperatorCalls[Name]>>,
    asker?: Asker,
  ): Promise<OperatorReplyOf<OperatorCalls[Name]>> {
    const reply = await ask(name, request, asker);
    if (!reply.ok) throw new Error(`${name}: ${reply.error.code} ${JSON.stringify(reply.error.details)}`);
    return reply.data;
  }

  /** The code of a refusal; undefined where there is none. */
  async function codeOf<Name extends OperatorCallName>(
    name: Name,
    request: Partial<OperatorRequestOf<OperatorCalls[Name]>>,
    asker?: Asker,
  ): Promise<string | undefined> {
    const reply = await ask(name, request, asker);
    return reply.ok ? undefined : reply.error.code;
  }

  return { ask, get, codeOf };
}

/** A deposit that is paid; its id and the provider's event. */
export async function paidDeposit(
  made: Harness,
  { player = 'ann', key = crypto.randomUUID(), minor = 2500n } = {},
) {
  const created = await made.core.calls['deposit-create'](
    made.context(player, key),
    createOf({ isSimilarConfirmed: true }),
  );
  if (!created.ok) throw new Error(created.error.message);
  const id = String(created.data.depositId);
  const paid = made.first.pay(id, { minor, currency: 'USD' });
  await tell(made, paid.eventId, `wh-${id}`);
  return { id, paid };
}

/** A webhook of the first provider that tells of one event. */
export function tell(made: Harness, eventId: string, webhookId = `wh-${eventId}`) {
  return made.core.receiveWebhook('first', {
    headers: { id: webhookId },
    body: new TextEncoder().encode(eventId),
    receivedAt: made.clock.now(),
  });
}
