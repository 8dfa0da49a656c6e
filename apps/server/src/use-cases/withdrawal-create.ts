import { requestWithdrawal } from './request-withdrawal.ts';
import { success } from './use-case.ts';
import { type RecoverableCall, requestIdOf, requestKeyOf } from './with-idempotency.ts';
import type { WithdrawalDeps } from './withdrawal-deps.ts';
import { withdrawalReplyOf } from './withdrawal-view.ts';

/** Asks for a withdrawal; the amount is set aside in the same step. */
export function withdrawalCreate(deps: WithdrawalDeps): RecoverableCall<'withdrawal-create'> {
  return {
    call: 'withdrawal-create',
    async run(context, request) {
      const { player, language, idempotencyKey } = context;
      await deps.players.remember(player, deps.clock.now());
      const asked = {
        scope: {
          brand: player.brand,
          country: request.selectedCountry ?? player.country,
          currency: request.currency,
        },
        playerId: player.id,
        playerName: player.profile.name ?? undefined,
        language,
        method: request.paymentType,
        amount: request.amount,
        fields: request.fields,
      };
      const outcome = await requestWithdrawal(deps, asked, {
        accountType: request.accountType,
        requestKey:
          idempotencyKey === undefined
            ? undefined
            : requestKeyOf(requestIdOf(context, 'withdrawal-create', idempotencyKey)),
      });
      return outcome.ok ? success(await withdrawalReplyOf(deps, outcome.data, language)) : outcome;
    },
    async recover(id) {
      const found = await deps.withdrawals.findByRequestKey(requestKeyOf(id));
      return found && withdrawalReplyOf(deps, found.id, found.language);
    },
    async freshen(reply) {
      const found = await deps.withdrawals.find(reply.withdrawalId);
      return found === undefined ? reply : withdrawalReplyOf(deps, found.id, found.language);
    },
  };
}
