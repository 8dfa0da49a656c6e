import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { Clock, Ids } from '../ports/clock.ts';
import type { CodeSender } from '../ports/code-sender.ts';
import type { RedemptionAnswer, RedemptionCheck } from '../ports/redemption-check.ts';
import type { WebhookSender } from '../ports/webhook-sender.ts';
import type { WithdrawalCheck } from '../ports/withdrawal-check.ts';
import { readRedemptionAnswer } from './redemption-answer.ts';
import { readRefusalReason } from './refusal-reason.ts';

export interface OperatorQuestionsDeps {
  readonly brands: BrandPolicies;
  readonly sender: WebhookSender;
  readonly ids: Ids;
  readonly clock: Clock;
}

const isTaken = (status: number) => status >= 200 && status < 300;
const refusal = 409;

/**
 * Hands one-time codes to the operator's server as a signed `withdrawal.code`: it knows how to reach its player. The
 * message is sent once and kept nowhere, since whoever reads it can confirm.
 */
export function operatorCodeSender({ brands, sender, ids, clock }: OperatorQuestionsDeps): CodeSender {
  return {
    async send(delivery) {
      const url = brands.find(delivery.brand)?.webhook?.url;
      if (url === undefined) return false;
      const { minor, expiresAt, ...data } = delivery;
      const body = JSON.stringify({
        type: 'withdrawal.code',
        timestamp: clock.now().toISOString(),
        data: { ...data, minor: minor.toString(), expiresAt: expiresAt.toISOString() },
      });
      const { brand } = delivery;
      const outcome = await sender.send({ id: ids.next('msg'), brand, url, body, attempts: 0 });
      return outcome.kind === 'answered' && isTaken(outcome.status);
    },
  };
}

/**
 * Asks the operator's server by a signed `withdrawal.check`: 2xx allows, 409 refuses, where it likes with a `reason` for the
 * player to read, and all else is no answer.
 */
export function operatorWithdrawalCheck({
  brands,
  sender,
  ids,
  clock,
}: OperatorQuestionsDeps): WithdrawalCheck {
  return {
    async ask(question) {
      const url = brands.find(question.brand)?.withdrawals?.checkUrl;
      if (url === undefined) return { kind: 'allowed' };
      const { minor, reservedMinor, ...data } = question;
      const body = JSON.stringify({
        type: 'withdrawal.check',
        timestamp: clock.now().toISOString(),
        data: { ...data, minor: minor.toString(), reservedMinor: reservedMinor.toString() },
      });
      const { brand } = question;
      const outcome = await sender.ask({ id: ids.next('msg'), brand, url, body, attempts: 0 });
      if (outcome.kind === 'failed') return { kind: 'unknown' };
      if (isTaken(outcome.status)) return { kind: 'allowed' };
      if (outcome.status !== refusal) return { kind: 'unknown' };
      const reason = readRefusalReason(outcome.reply);
      return { kind: 'refused', ...(reason && { reason }) };
    },
  };
}

/** Asks the operator's server by a signed `redemption.check`; what it answers is JSON with a `verdict`. */
export function operatorRedemptionCheck({
  brands,
  sender,
  ids,
  clock,
}: OperatorQuestionsDeps): RedemptionCheck {
  return {
    async ask({ minor, payoutMinor, ...data }): Promise<RedemptionAnswer> {
      const { brand } = data;
      const url = brands.find(brand)?.sweepstakes?.checkUrl;
      if (url === undefined) return { kind: 'allow' };
      const body = JSON.stringify({
        type: 'redemption.check',
        timestamp: clock.now().toISOString(),
        data: { ...data, minor: minor.toString(), payoutMinor: payoutMinor.toString() },
      });
      const outcome = await sender.ask({ id: ids.next('msg'), brand, url, body, attempts: 0 });
      if (outcome.kind === 'failed' || !isTaken(outcome.status)) return { kind: 'unknown' };
      return readRedemptionAnswer(outcome.reply);
    },
  };
}
