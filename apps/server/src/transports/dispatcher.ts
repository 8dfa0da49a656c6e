import { type CallName, calls, isCallName } from '@opencashier/contract/calls/registry';
import type { Clock } from '../ports/clock.ts';
import type { Identity, Player } from '../ports/identity.ts';
import type { Log } from '../ports/log.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { ActiveSpan, Tracing } from '../ports/tracing.ts';
import type { CallRoutes } from '../routes/calls.ts';
import type { AnonymousContext, Route } from '../routes/route.ts';
import { type CallFailure, type Result, refuse } from '../use-cases/use-case.ts';
import { type CallReply, failureReply, faultReply, replyOf } from './envelope.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { payloadFailure } from './payload.ts';
import { createRateLimiter, type RateLimits } from './rate-limiter.ts';

/** A call as a transport hands it over, before anything of it is believed. */
export interface IncomingCall {
  readonly name: string;
  /** Absent on the socket, which knows no methods. */
  readonly method?: string;
  readonly payload: unknown;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** W3C trace context of the player's click, if the widget told one. */
  readonly traceparent: string | undefined;
  readonly language: string;
  readonly transport: 'http' | 'socket';
  readonly address: string;
  readonly requestId: string;
}

export interface Dispatcher {
  /** Answers a call; never rejects. */
  dispatch(call: IncomingCall): Promise<CallReply>;
}

export interface DispatcherDeps {
  readonly routes: CallRoutes;
  readonly identity: Identity;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly limits: RateLimits;
}

const tokenFailures = {
  expired: { code: 'auth.tokenExpired', message: 'The token has expired: ask the host for a fresh one.' },
  invalid: { code: 'auth.tokenInvalid', message: 'The token is not one of this brand.' },
  unavailable: { code: 'server.unavailable', message: 'The keys that check the token can’t be read now.' },
} as const satisfies Record<string, CallFailure>;

/** The key of a call that moves money; other calls have none. */
function checkKey(name: CallName, key: string | undefined): Result<{ idempotencyKey?: string }> {
  if (!calls[name].idempotent) return { ok: true, data: {} };
  const read = readIdempotencyKey(key);
  return read.ok ? { ok: true, data: { idempotencyKey: read.data } } : read;
}

/** The one way of a call on both transports: look up, identify, validate, carry out, answer. */
export function createDispatcher(deps: DispatcherDeps): Dispatcher {
  const { routes, identity, clock, log, metrics, tracing } = deps;
  const limiters = {
    player: createRateLimiter(deps.limits.player, clock),
    address: createRateLimiter(deps.limits.address, clock),
    refused: createRateLimiter(deps.limits.refused, clock),
  };

  function limited(limiter: keyof typeof limiters, key: string): CallFailure | undefined {
    const retryAfterSeconds = limiters[limiter].take(key);
    if (retryAfterSeconds === 0) return undefined;
    return { code: 'rate.limited', message: 'Too many calls: wait a little.', retryAfterSeconds };
  }

  async function identify(call: IncomingCall): Promise<Result<Player>> {
    if (!call.token) return refuse('auth.tokenMissing', 'This call needs a player’s token.');
    const outcome = await identity.verifyToken(call.token);
    if (outcome.kind === 'valid') return { ok: true, data: outcome.player };
    return { ok: false, error: tokenFailures[outcome.kind] };
  }

  async function run(name: CallName, route: Route, call: IncomingCall): Promise<Result<unknown>> {
    const { language, transport, requestId } = call;
    const context: AnonymousContext = { language, transport, requestId };
    if (route.access === 'anonymous') {
      const wait = limited('refused', call.address);
      return wait ? { ok: false, error: wait } : route.run(context, call.payload);
    }
    const player = await identify(call);
    if (!player.ok) {
      const wait = limited('refused', call.address);
      return wait ? { ok: false, error: wait } : player;
    }
    const wait = limited('player', `${player.data.brand}/${player.data.id}`);
    if (wait) return { ok: false, error: wait };
    const key = checkKey(name, call.idempotencyKey);
    if (!key.ok) return key;
    return tracing.span(`use case ${name}`, {}, () =>
      route.run({ ...context, ...key.data, player: player.data }, call.payload),
    );
  }

  async function answer(call: IncomingCall): Promise<CallReply> {
    const wait = limited('address', call.address);
    if (wait) return failureReply(wait);
    if (!isCallName(call.name)) {
      return failureReply({ code: 'call.unknown', message: 'There is no such call.' });
    }
    const { method } = calls[call.name];
    if (call.method !== undefined && call.method !== method) {
      return failureReply({ code: 'call.methodNotAllowed', message: `This call takes ${method}.` });
    }
    const failure = payloadFailure(call.payload);
    if (failure) return failureReply(failure);
    return replyOf(await run(call.name, routes[call.name], call));
  }

  async function carryOut(name: CallName | 'unknown', call: IncomingCall, span: ActiveSpan) {
    const { transport, requestId } = call;
    const began = clock.now().getTime();
    let reply: CallReply;
    try {
      reply = await answer(call);
    } catch (error) {
      log.error({ requestId, call: name, err: error }, 'a call failed by a fault of ours');
      reply = faultReply(requestId);
      span.fail();
    }
    const seconds = (clock.now().getTime() - began) / 1000;
    metrics.callFinished({ call: name, transport, status: reply.status, seconds });
    span.note({ 'cashier.status': reply.status });
    return reply;
  }

  return {
    dispatch(call) {
      const name = isCallName(call.name) ? call.name : 'unknown';
      const facts = { 'cashier.transport': call.transport, 'cashier.request': call.requestId };
      const about = { kind: 'server', parent: call.traceparent, facts } as const;
      return tracing.span(`call ${name}`, about, (span) => carryOut(name, call, span));
    },
  };
}
