import { depositCreate } from '@opencashier/contract/calls/deposit-create';
import { depositCreateP2p } from '@opencashier/contract/calls/deposit-create-p2p';
import { depositCreateSweepstake } from '@opencashier/contract/calls/deposit-create-sweepstake';
import { defaultP2pDeposit, scoringRulesGroup } from '@opencashier/contract/constants';
import type { DepositResponse } from '@opencashier/contract/entities/deposit';
import { cardViewTypes, type PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { CallResult } from '../../api/client.ts';
import type { AttemptOptions } from './attempt.ts';
import type { CreatePayload } from './create-payload.ts';
import type { DepositDeps } from './deposit-deps.ts';

/** Name of the field whose value is the bank that a peer-to-peer deposit is sent from. */
export const bankField = 'bank';

export const isPeerToPeer = ({ cardViewType }: Pick<PaymentMethod, 'cardViewType'>): boolean =>
  cardViewType === cardViewTypes.p2p;

/** One request of an attempt: the create of the method's kind, with the captcha that was solved for it. */
export function senderOf(
  { client, chosenBox }: Pick<DepositDeps, 'client' | 'chosenBox'>,
  method: PaymentMethod,
  body: CreatePayload,
): AttemptOptions['send'] {
  const box = chosenBox?.();
  return (captcha, options): Promise<CallResult<DepositResponse>> => {
    if (box) {
      // A package has its own price and its own gift.
      const { bonusId: _, ...rest } = body;
      const { boxId, price: amount, priceCurrencyCode: currency } = box;
      const bought = { ...rest, boxId, amount, currency, isActivatedBonus: false };
      return client.call(depositCreateSweepstake, { ...bought, ...captcha }, options);
    }
    if (!isPeerToPeer(method)) return client.call(depositCreate, { ...body, ...captcha }, options);
    const {
      paymentType,
      depositId = defaultP2pDeposit.depositId,
      wallet: _,
      abTestGroup: __,
      fields,
      ...rest
    } = body;
    const { [bankField]: bank, ...others } = fields;
    const isScored = method.securityRulesGroup === scoringRulesGroup;
    return client.call(
      depositCreateP2p,
      {
        ...rest,
        depositId,
        paymentMethod: paymentType,
        fields: others,
        ...(typeof bank === 'string' ? { bank } : {}),
        ...(isScored ? { checkScore: true } : {}),
        ...captcha,
      },
      options,
    );
  };
}
