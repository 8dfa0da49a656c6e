import { BrokenRuleError, Desk } from './desk.ts';
import { SilentWalletError, type WalletUnderTest } from './probe.ts';
import type { Rule } from './rule.ts';
import { amountRules } from './rules/amounts.ts';
import { cancelRules } from './rules/cancels.ts';
import { depositRules } from './rules/deposits.ts';
import { repetitionRules } from './rules/repetitions.ts';
import { signatureRules } from './rules/signatures.ts';
import { withdrawalRules } from './rules/withdrawals.ts';

/** Everything that is tried, in order. */
export const rules: readonly Rule[] = [
  ...signatureRules,
  ...repetitionRules,
  ...depositRules,
  ...withdrawalRules,
  ...cancelRules,
  ...amountRules,
];

export interface RuleResult {
  readonly rule: Rule;
  /** What was seen where it is broken. */
  readonly seen: string | undefined;
}

/**
 * Tries every rule on a wallet, one after the other. It moves the money of one player there, who should be nobody else's
 * meanwhile.
 */
export async function runConformance(wallet: WalletUnderTest): Promise<readonly RuleResult[]> {
  const desk = new Desk(wallet);
  const idle = new Desk(wallet, wallet.idlePlayer ?? wallet.player);
  const results: RuleResult[] = [];
  for (const rule of rules) results.push({ rule, seen: await seenOf(rule, desk, idle) });
  return results;
}

async function seenOf(rule: Rule, desk: Desk, idle: Desk): Promise<string | undefined> {
  try {
    await rule.check(desk, idle);
    return undefined;
  } catch (error) {
    if (error instanceof BrokenRuleError || error instanceof SilentWalletError) return error.message;
    throw error;
  }
}
