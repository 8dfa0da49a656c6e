import type { RawWebhook } from '@opencashier/provider-kit/provider';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../ports/clock.ts';
import type { Metrics } from '../../ports/metrics.ts';
import type { Tracing } from '../../ports/tracing.ts';
import { maxPayloadBytes } from '../payload.ts';

/** Takes a provider's webhook as it arrived and says the status to answer with. */
export type ReceiveWebhook = (
  provider: string,
  webhook: RawWebhook,
) => Promise<{ readonly status: number; readonly reason: string }>;

interface WebhookDeps {
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'webhookReceived'>;
  readonly tracing: Tracing;
}

const providerName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** `/api/webhooks/{provider}`: any type of body, kept as its bytes, since the signature is over those. */
export async function addProviderWebhooks(
  app: FastifyInstance,
  receive: ReceiveWebhook,
  { clock, metrics, tracing }: WebhookDeps,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxPayloadBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Params: { provider: string } }>('/api/webhooks/:provider', async (request, reply) => {
      const { provider } = request.params;
      const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.join(', ') : value,
        ]),
      );
      const outcome = await tracing.span('provider webhook', { kind: 'server' }, async (span) => {
        const taken = providerName.test(provider)
          ? await receive(provider, { headers, body, receivedAt: clock.now() })
          : { status: 404, reason: 'unknown provider' };
        span.note({ 'cashier.status': taken.status });
        return taken;
      });
      const label = outcome.status === 404 ? 'unknown' : provider;
      metrics.webhookReceived(label, String(outcome.status));
      return reply.code(outcome.status).send();
    });
  });
}
