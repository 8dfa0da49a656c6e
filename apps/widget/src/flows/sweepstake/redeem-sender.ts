import { sweepstakeRedeem } from '@opencashier/contract/calls/sweepstake-redeem';
import type { Client } from '../../api/client.ts';
import type { WithdrawalDeps } from '../withdrawal/withdrawal-deps.ts';
import type { CoinsFlow } from './coins.ts';

const expired = 'banking.rateExpired';

/** A redemption in the place of a withdrawal: at the rate that the player saw when they confirmed. */
export function redeemSender(
  client: Client,
  { rate }: Pick<CoinsFlow, 'rate'>,
): NonNullable<WithdrawalDeps['senderOf']> {
  return ({ amount, currency, paymentType, fields, selectedCountry }) => {
    const { rateId = '' } = rate.store.getState();
    const body = { amount, currency, paymentType, fields, selectedCountry, rateId };
    return async (options) => {
      const result = await client.call(sweepstakeRedeem, body, options);
      // By the server's clock it was too late: the next look is at a rate that can be had.
      if (!result.ok && result.error.kind === 'refused' && result.error.code === expired) rate.renew();
      return result;
    };
  };
}
