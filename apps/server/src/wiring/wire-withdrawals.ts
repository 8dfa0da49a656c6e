import { balanceGet } from '../use-cases/balance-get.ts';
import { guardCardData } from '../use-cases/guard-card-data.ts';
import { ofRedemption, ofWithdrawal } from '../use-cases/guarded-requests.ts';
import { methodsWithdrawal } from '../use-cases/methods-withdrawal.ts';
import type { Desk } from '../use-cases/operator/desk.ts';
import { playerLimitsGet } from '../use-cases/player-limits-get.ts';
import { playerLimitsSet } from '../use-cases/player-limits-set.ts';
import { playerPauseSet } from '../use-cases/player-pause-set.ts';
import type { ProtectionDeps } from '../use-cases/protection-view.ts';
import { requestWithdrawal } from '../use-cases/request-withdrawal.ts';
import { type RedeemDeps, sweepstakeRedeem } from '../use-cases/sweepstake-redeem.ts';
import { type IdempotencyDeps, withIdempotency } from '../use-cases/with-idempotency.ts';
import { withdrawalCancel } from '../use-cases/withdrawal-cancel.ts';
import { withdrawalCodeResend } from '../use-cases/withdrawal-code-resend.ts';
import { withdrawalConfirm } from '../use-cases/withdrawal-confirm.ts';
import { withdrawalCreate } from '../use-cases/withdrawal-create.ts';
import { withdrawalStatus } from '../use-cases/withdrawal-status.ts';
import type { CoreCalls } from './core-types.ts';

type Calls = Pick<
  CoreCalls,
  | 'balance-get'
  | 'methods-withdrawal'
  | 'player-limits-get'
  | 'player-limits-set'
  | 'player-pause-set'
  | 'sweepstake-redeem'
  | 'withdrawal-cancel'
  | 'withdrawal-code-resend'
  | 'withdrawal-confirm'
  | 'withdrawal-create'
  | 'withdrawal-status'
>;
type WithdrawalDesk = Pick<
  Desk,
  'listWithdrawals' | 'withdrawalDossier' | 'decideWithdrawal' | 'requestWithdrawal'
>;

/** Wires what takes money out, and what protects players from putting too much in. */
export function wireWithdrawals(
  deps: RedeemDeps & ProtectionDeps & { readonly wakePayouts: () => void },
  idempotency: IdempotencyDeps,
) {
  const create = withdrawalCreate(deps);
  const redeem = sweepstakeRedeem(deps);
  const confirm = withdrawalConfirm(deps);
  const { withdrawals, outbox, clock, wakePayouts } = deps;
  /** What approves itself is paid out now, not at the next look. */
  const paying =
    <Arguments extends readonly unknown[], Value>(call: (...values: Arguments) => Promise<Value>) =>
    async (...values: Arguments): Promise<Value> => {
      try {
        return await call(...values);
      } finally {
        outbox.wake();
        wakePayouts();
      }
    };

  const calls: Calls = {
    'balance-get': balanceGet(deps),
    'methods-withdrawal': methodsWithdrawal(deps),
    'player-limits-get': playerLimitsGet(deps),
    'player-limits-set': playerLimitsSet(deps),
    'player-pause-set': playerPauseSet(deps),
    'sweepstake-redeem': paying(
      guardCardData(deps.catalogue, ofRedemption, withIdempotency(redeem, idempotency)),
    ),
    'withdrawal-cancel': withdrawalCancel(deps),
    'withdrawal-code-resend': withdrawalCodeResend(deps),
    'withdrawal-confirm': paying(withIdempotency(confirm, idempotency)),
    'withdrawal-create': paying(
      guardCardData(deps.catalogue, ofWithdrawal, withIdempotency(create, idempotency)),
    ),
    'withdrawal-status': withdrawalStatus(deps),
  };
  const desk: WithdrawalDesk = {
    listWithdrawals: (filter) => withdrawals.list(filter),
    withdrawalDossier: (id) => withdrawals.dossier(id),
    decideWithdrawal: paying((decision) => withdrawals.decide(decision, clock.now())),
    requestWithdrawal: paying((asked, by) => requestWithdrawal(deps, asked, by)),
  };
  return { calls, desk, create, redeem };
}
