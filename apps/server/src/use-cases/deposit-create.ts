import { type CreateDepositDeps, createDeposit, recoverCreate } from './create-deposit.ts';
import { freshReply } from './deposit-reply.ts';
import type { RecoverableCall } from './with-idempotency.ts';

/** Creates a deposit of every method but the peer-to-peer ones. */
export function depositCreate(deps: CreateDepositDeps): RecoverableCall<'deposit-create'> {
  return {
    call: 'deposit-create',
    run: (context, request) => createDeposit(deps, 'deposit-create', context, request),
    recover: (id) => recoverCreate(deps, id),
    freshen: (reply) => freshReply(deps, reply),
  };
}
