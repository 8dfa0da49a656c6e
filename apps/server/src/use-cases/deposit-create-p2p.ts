import { type CreateDepositDeps, createDeposit, recoverCreate } from './create-deposit.ts';
import { freshReply } from './deposit-reply.ts';
import type { RecoverableCall } from './with-idempotency.ts';

/** Creates a peer-to-peer deposit: the reply says whom to pay. The player's bank goes to the provider as a field. */
export function depositCreateP2p(deps: CreateDepositDeps): RecoverableCall<'deposit-create-p2p'> {
  return {
    call: 'deposit-create-p2p',
    run(context, { paymentMethod, bank, fields, checkScore: _scored, ...request }) {
      return createDeposit(deps, 'deposit-create-p2p', context, {
        ...request,
        paymentType: paymentMethod,
        fields: bank === undefined ? fields : { ...fields, bank },
      });
    },
    recover: (id) => recoverCreate(deps, id),
    freshen: (reply) => freshReply(deps, reply),
  };
}
