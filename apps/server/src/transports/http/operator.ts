import { idempotencyHeader } from '@opencashier/contract/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../ports/clock.ts';
import type { IdempotencyStore } from '../../ports/idempotency.ts';
import type { Log } from '../../ports/log.ts';
import type { OperatorKey, OperatorKeys } from '../../ports/operator-keys.ts';
import type { OperatorRoute } from '../../routes/operator.ts';
import type { OperatorContext } from '../../use-cases/operator/operator-use-case.ts';
import { once, wishOf } from '../../use-cases/operator/repeatable.ts';
import { type Result, refuse, success } from '../../use-cases/use-case.ts';
import { type CallReply, errorReply, failureReply, replyOf } from '../envelope.ts';
import { readIdempotencyKey } from '../idempotency-key.ts';
import { payloadFailure } from '../payload.ts';
import { createRateLimiter, type RateLimit } from '../rate-limiter.ts';
import { bearerOf, singleHeader } from './calls.ts';
import { sendReply } from './errors.ts';
import { exportFormats, sendExport } from './operator-export.ts';

export interface OperatorApiOptions {
  readonly routes: Readonly<Record<string, OperatorRoute>>;
  readonly keys: Pick<OperatorKeys, 'verify'>;
  /** Replies by idempotency key. */
  readonly repetitions: IdempotencyStore;
  /** Tries with a wrong key, of one address. */
  readonly refused: RateLimit;
  readonly clock: Clock;
  readonly log: Log;
}

type Input = Readonly<Record<string, unknown>>;

const maxKeyLength = 256;

/** Query or body, with the parts of the address: what stands there is no safer than what comes with it. */
function inputOf(route: OperatorRoute, request: FastifyRequest): Result<Input> {
  const input: unknown = route.call.method === 'GET' ? request.query : request.body;
  const isRecord =
    input === null || input === undefined || (typeof input === 'object' && !Array.isArray(input));
  if (!isRecord) return refuse('body.malformed', 'The payload must be a plain JSON object.');
  const failure = payloadFailure(input) ?? payloadFailure(request.params);
  if (failure) return { ok: false, error: failure };
  return success({ ...input, ...(request.params as Input) });
}

/** `/api/operator/…`: by key, over HTTP alone, with the envelope of all calls. */
export function addOperatorApi(app: FastifyInstance, options: OperatorApiOptions): void {
  const { clock, keys, log, repetitions } = options;
  const refused = createRateLimiter(options.refused, clock);

  async function keyOf(secret: string | undefined): Promise<OperatorKey | undefined> {
    if (secret === undefined || secret.length > maxKeyLength) return undefined;
    return keys.verify(secret, clock.now());
  }

  function refuseKey(address: string): CallReply {
    const retryAfterSeconds = refused.take(address);
    return retryAfterSeconds > 0
      ? failureReply({ code: 'rate.limited', message: 'Too many tries: wait a little.', retryAfterSeconds })
      : errorReply('auth.keyInvalid', 'This takes a key of the operator’s API as bearer.');
  }

  /** Validates and carries out a call; one that takes an idempotency key once for each. */
  async function carryOut(
    name: string,
    route: OperatorRoute,
    input: Input,
    context: OperatorContext,
    header: string | undefined,
  ): Promise<Result<unknown>> {
    if (route.call.repetition !== 'key') {
      const request = route.read(input);
      return request.ok ? route.run(request.data, context) : request;
    }
    const idempotencyKey = readIdempotencyKey(header);
    if (!idempotencyKey.ok) return idempotencyKey;
    const request = route.read(input);
    if (!request.ok) return request;
    const wish = wishOf(name, context.key, idempotencyKey.data);
    const requestKey = JSON.stringify([wish.call, wish.playerId, wish.key]);
    return once({ store: repetitions, clock }, wish, request.data, () =>
      route.run(request.data, { ...context, requestKey }),
    );
  }

  async function answer(
    name: string,
    route: OperatorRoute,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const send = (outcome: Result<unknown>): FastifyReply => {
      if (!outcome.ok)
        log.info({ requestId: request.id, call: name, refusal: outcome.error.code }, 'refused');
      return sendReply(reply, replyOf(outcome));
    };
    const key = await keyOf(bearerOf(request));
    if (key === undefined) return sendReply(reply, refuseKey(request.ip));
    const forbidden = route.forbids(key);
    if (forbidden) return send({ ok: false, error: forbidden });
    const input = inputOf(route, request);
    if (!input.ok) return send(input);
    const header = singleHeader(request, idempotencyHeader);
    if (route.call.rows === undefined) return send(await carryOut(name, route, input.data, { key }, header));
    const { format = 'json', ...query } = input.data;
    const known = exportFormats.find((each) => each === format);
    if (known === undefined) {
      const details = [{ path: 'format', message: `must be one of ${exportFormats.join(', ')}` }];
      return send(refuse('validation.failed', 'There is no such format.', details));
    }
    const read = (asked: Input) => carryOut(name, route, asked, { key }, header);
    if (known === 'json') return send(await read(query));
    const sent = await sendExport(reply, name, { format: known, call: route.call, query, read });
    return sent.ok ? reply : send(sent);
  }

  for (const [name, route] of Object.entries(options.routes)) {
    app.route({
      method: route.call.method,
      url: `/api/operator${route.call.path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: (request, reply) => answer(name, route, request, reply),
    });
  }
}
