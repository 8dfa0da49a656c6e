import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import type { Deposit } from '../ports/deposits.ts';
import type { AttemptPlan, ProviderRequest } from './call-providers.ts';
import type { CheckedCreate, Route } from './check-create.ts';
import type { CreateRequest } from './create-request.ts';
import { isPeerToPeerReply } from './peer-to-peer-reply.ts';
import type { CallContext } from './use-case.ts';

/** What is planned for a deposit that is recorded, with its first attempt. */
export interface AttemptsOf {
  readonly request: CreateRequest;
  readonly checked: CheckedCreate;
  readonly deposit: Pick<Deposit, 'id' | 'returnId' | 'payableMinor'>;
  readonly firstOrdinal: number;
  /** In the order in which they are asked. */
  readonly routes: readonly [Route, ...Route[]];
}

/** What providers are asked for a deposit, one after the other. */
export function planAttempts(
  { returnAddressOf }: { readonly returnAddressOf: (returnId: string) => string },
  { player, language }: CallContext,
  { request, checked, deposit, firstOrdinal, routes }: AttemptsOf,
): AttemptPlan {
  const provided: ProviderRequest = {
    money: { minor: deposit.payableMinor, currency: request.currency },
    country: checked.country,
    language,
    player: {
      id: player.id,
      ...(player.profile.name ? { name: player.profile.name } : {}),
      ...(player.profile.email ? { email: player.profile.email } : {}),
    },
    fields: request.fields,
    ...(checked.instrument === undefined ? {} : { instrument: checked.instrument.token }),
    returnUrl: returnAddressOf(deposit.returnId),
  };
  return {
    depositId: deposit.id,
    firstOrdinal,
    routes,
    request: provided,
    timeoutMinutes: checked.method.timeoutMinutes,
    ...(checked.method.method.cardViewType === cardViewTypes.p2p
      ? { isFit: (created) => isPeerToPeerReply(created, request.currency) }
      : {}),
  };
}
