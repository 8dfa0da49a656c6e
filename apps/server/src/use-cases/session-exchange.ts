import type { ReplyOf, RequestOf } from '@opencashier/contract/calls/define-call';
import type { sessionExchange as sessionExchangeCall } from '@opencashier/contract/calls/session-exchange';
import type { Clock } from '../ports/clock.ts';
import type { SessionCodes } from '../ports/session-codes.ts';
import type { IssuedToken, SessionTokens } from '../ports/session-tokens.ts';
import { type Result, refuse, success } from './use-case.ts';

type Request = RequestOf<typeof sessionExchangeCall>;
type Reply = ReplyOf<typeof sessionExchangeCall>;

function replyOf({ token, player }: IssuedToken): Reply {
  const { brand, id, country, currency, expiresAt, profile } = player;
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    brand,
    user: { ...profile, id, country, paymentGeo: country, currency },
  };
}

/** Turns a one-time code into a token of our own, or a token of our own into a fresh one. */
export function sessionExchange(deps: {
  readonly codes: SessionCodes;
  readonly tokens: SessionTokens;
  readonly clock: Clock;
}): (context: unknown, request: Request) => Promise<Result<Reply>> {
  return async (_context, request) => {
    if ('renew' in request) {
      const renewed = await deps.tokens.renew(request.renew);
      if (renewed) return success(replyOf(renewed));
      return refuse('auth.tokenExpired', 'This visit is over: open the cashier anew.');
    }
    const player = await deps.codes.redeem(request.code, deps.clock.now());
    if (!player) return refuse('auth.codeInvalid', 'This code is unknown, used or older than a minute.');
    return success(replyOf(await deps.tokens.issue(player)));
  };
}
