import type { CodeIntent, Withdrawal, WithdrawalIntent } from '../ports/withdrawals.ts';
import { codeRules, hashCode, makeCode } from './one-time-code.ts';
import type { WithdrawalDeps } from './withdrawal-deps.ts';

/** A code that was made and is not sent yet. */
export interface FreshCode {
  readonly code: string;
  readonly intent: CodeIntent;
}

export async function freshCode(now: Date): Promise<FreshCode> {
  const code = makeCode();
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  return {
    code,
    intent: {
      hash: await hashCode(code),
      expiresAt: after(codeRules.lifeMs),
      resendAt: after(codeRules.resendMs),
      confirmUntil: after(codeRules.confirmMs),
    },
  };
}

/** Sends a code once its hash is kept. One that does not arrive is asked for again by the player. */
export async function deliverCode(
  { codes, log }: Pick<WithdrawalDeps, 'codes' | 'log'>,
  withdrawal: Pick<
    Withdrawal | WithdrawalIntent,
    'id' | 'brand' | 'playerId' | 'minor' | 'currency' | 'destination' | 'language'
  >,
  { code, intent }: FreshCode,
): Promise<void> {
  const { id: withdrawalId, brand, playerId, minor, currency, destination, language } = withdrawal;
  const { expiresAt } = intent;
  const isSent = await codes.send({
    ...{ brand, playerId, withdrawalId, code, expiresAt, minor, currency, destination, language },
  });
  if (!isSent) log.warn({ withdrawalId }, 'a one-time code could not be sent');
}
