import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { OperatorKeys } from '../../ports/operator-keys.ts';
import type { OperatorRoute } from '../../routes/operator.ts';
import { type CallReply, errorReply, failureReply, replyOf } from '../envelope.ts';
import { payloadFailure } from '../payload.ts';
import { createRateLimiter, type RateLimit } from '../rate-limiter.ts';
import { bearerOf } from './calls.ts';
import { sendReply } from './errors.ts';

export interface OperatorApiOptions {
  readonly routes: Readonly<Record<string, OperatorRoute>>;
  readonly keys: Pick<OperatorKeys, 'verify'>;
  /** Tries with a wrong key, of one address. */
  readonly refused: RateLimit;
  readonly clock: Clock;
  readonly log: Log;
}

const maxKeyLength = 256;

/** `/api/operator/…`: by key, over HTTP alone, with the envelope of all calls. */
export function addOperatorApi(app: FastifyInstance, options: OperatorApiOptions): void {
  const { clock, keys, log } = options;
  const refused = createRateLimiter(options.refused, clock);

  async function keyNamed(secret: string | undefined): Promise<string | undefined> {
    if (secret === undefined || secret.length > maxKeyLength) return undefined;
    return (await keys.verify(secret, clock.now()))?.name;
  }

  function refuseKey(address: string): CallReply {
    const retryAfterSeconds = refused.take(address);
    return retryAfterSeconds > 0
      ? failureReply({ code: 'rate.limited', message: 'Too many tries: wait a little.', retryAfterSeconds })
      : errorReply('auth.keyInvalid', 'This takes a key of the operator’s API as bearer.');
  }

  for (const [name, route] of Object.entries(options.routes)) {
    app.route({
      method: route.method,
      url: `/api/operator${route.path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: async (request, reply) => {
        const operatorKey = await keyNamed(bearerOf(request));
        if (operatorKey === undefined) return sendReply(reply, refuseKey(request.ip));
        const input: unknown = route.method === 'GET' ? request.query : request.body;
        const isRecord =
          input === null || input === undefined || (typeof input === 'object' && !Array.isArray(input));
        if (!isRecord) {
          return sendReply(reply, errorReply('body.malformed', 'The payload must be a plain JSON object.'));
        }
        // What stands in the address is no safer than what comes with it.
        const failure = payloadFailure(input) ?? payloadFailure(request.params);
        if (failure) return sendReply(reply, failureReply(failure));
        const outcome = await route.run({ ...input, ...(request.params as object) }, { operatorKey });
        if (!outcome.ok)
          log.info({ requestId: request.id, call: name, refusal: outcome.error.code }, 'refused');
        return sendReply(reply, replyOf(outcome));
      },
    });
  }
}
