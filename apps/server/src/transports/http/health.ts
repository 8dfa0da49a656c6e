import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../ports/metrics.ts';
import { withHead } from './packed-page.ts';

/** Whether the process runs, whether it can serve, and what it counted. */
export function addHealth(app: FastifyInstance, isReady: () => Promise<boolean>, metrics: Metrics): void {
  app.get('/health/live', withHead, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', withHead, async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'unavailable' });
  });
  app.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics.render();
    return reply.header('content-type', contentType).header('cache-control', 'no-store').send(text);
  });
}
