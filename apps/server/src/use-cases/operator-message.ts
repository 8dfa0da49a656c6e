import { marksOf } from '../domain/deposit-view.ts';
import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { Ids } from '../ports/clock.ts';
import type {
  DepositOutboxEvent,
  OperatorMessage,
  OutboxEvent,
  WithdrawalOutboxEvent,
} from '../ports/outbox.ts';

/** Each further confirmation of a chain: news for who looks at it, not for the operator's books. */
const progressType = 'deposit.progressed';

/**
 * What the operator is told of an event: a Standard Webhooks body of type, timestamp and data. Amounts are strings of
 * minor units. Nothing for a brand without a webhook address.
 */
export function operatorMessages(
  brands: BrandPolicies,
  ids: Ids,
): (event: OutboxEvent) => readonly OperatorMessage[] {
  return (event) => {
    const webhook = brands.find(event.brand)?.webhook;
    if (webhook === undefined || event.type === progressType) return [];
    const { brand, playerId } = event;
    const body = JSON.stringify({
      type: event.type,
      timestamp: event.at.toISOString(),
      data:
        'depositId' in event ? depositData(event, brand, playerId) : withdrawalData(event, brand, playerId),
    });
    return [{ id: ids.next('msg'), brand, url: webhook.url, type: event.type, body }];
  };
}

function depositData({ depositId, deposit }: DepositOutboxEvent, brand: string, playerId: string) {
  return {
    depositId,
    brand,
    playerId,
    state: deposit.state,
    method: deposit.method,
    currency: deposit.currency,
    askedMinor: deposit.askedMinor.toString(),
    payableMinor: deposit.payableMinor.toString(),
    receivedMinor: deposit.receivedMinor.toString(),
    creditedMinor: deposit.creditedMinor.toString(),
    reversedMinor: deposit.reversedMinor.toString(),
    feeMinor: deposit.feeMinor.toString(),
    feeBorneMinor: deposit.feeBorneMinor.toString(),
    feePaidBy: deposit.feePaidBy ?? null,
    netMinor: (deposit.creditedMinor - deposit.feeMinor).toString(),
    bonusMinor: deposit.bonusMinor.toString(),
    ...(deposit.boxId === undefined
      ? {}
      : {
          boxId: deposit.boxId,
          goldMinor: deposit.goldMinor.toString(),
          sweepMinor: deposit.sweepMinor.toString(),
        }),
    marks: marksOf(deposit),
    bonusId: deposit.bonusId ?? null,
    txid: deposit.txid ?? null,
    failReason: deposit.failReason ?? null,
  };
}

function withdrawalData(
  { withdrawalId, withdrawal }: WithdrawalOutboxEvent,
  brand: string,
  playerId: string,
) {
  return {
    withdrawalId,
    brand,
    playerId,
    state: withdrawal.state,
    method: withdrawal.method,
    currency: withdrawal.currency,
    minor: withdrawal.minor.toString(),
    feeMinor: withdrawal.feeMinor.toString(),
    feeBorneMinor: withdrawal.feeBorneMinor.toString(),
    netMinor: (withdrawal.minor - withdrawal.feeMinor).toString(),
    returnedMinor: withdrawal.returnedMinor.toString(),
    ...(withdrawal.payoutMinor === undefined
      ? {}
      : { payoutCurrency: withdrawal.payoutCurrency, payoutMinor: withdrawal.payoutMinor.toString() }),
    destination: withdrawal.destination,
    createdBy: withdrawal.createdBy,
    reviewReason: withdrawal.reviewReason ?? null,
    txid: withdrawal.txid ?? null,
    failReason: withdrawal.failReason ?? null,
    playerReason: withdrawal.playerReason ?? null,
  };
}
