import { defaultP2pDeposit } from '@opencashier/contract/constants';
import type { Clock } from '../ports/clock.ts';
import type { Deposits } from '../ports/deposits.ts';
import { depositReply } from './deposit-reply.ts';
import { success, type UseCase } from './use-case.ts';

export interface DepositCheckDeps {
  readonly deposits: Deposits;
  readonly clock: Clock;
}

/** Has the player a deposit of this method that can still be paid? The newest one, as its create would answer now. */
export function depositCheck({ deposits, clock }: DepositCheckDeps): UseCase<'deposit-check'> {
  return async ({ player }, { paymentMethod, selectedCountry }) => {
    const now = clock.now();
    const deposit = await deposits.findPayable({
      brand: player.brand,
      playerId: player.id,
      method: paymentMethod,
      ...(selectedCountry === undefined ? {} : { country: selectedCountry }),
      at: now,
    });
    if (deposit === undefined) return success({ exists: false, depositId: defaultP2pDeposit.depositId });
    const { depositId, card, data, expiresIn, ...reply } = depositReply(deposit, now);
    return success({
      exists: true,
      depositId,
      payment_amount: reply.payment_amount,
      payment_currency: reply.payment_currency,
      timeout_minutes: reply.timeout_minutes,
      ...(expiresIn === undefined ? {} : { expiresIn }),
      ...(card === undefined ? {} : { card }),
      ...(data?.unifiedFlow === undefined ? {} : { unifiedFlow: data.unifiedFlow }),
    });
  };
}
