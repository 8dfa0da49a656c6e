import type { BrandPolicies } from '../ports/brand-policies.ts';
import { cautiousWithdrawals, type WithdrawalRules } from '../ports/brand-rules.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { Clock, Ids } from '../ports/clock.ts';
import type { CodeSender } from '../ports/code-sender.ts';
import type { CoinStore } from '../ports/coins.ts';
import type { Log } from '../ports/log.ts';
import type { OutboxSignal } from '../ports/outbox.ts';
import type { Players } from '../ports/players.ts';
import type { Providers } from '../ports/providers.ts';
import type { RedemptionCheck } from '../ports/redemption-check.ts';
import type { Wallets } from '../ports/wallet.ts';
import type { WithdrawalCheck } from '../ports/withdrawal-check.ts';
import type { ApprovalRule, Withdrawals } from '../ports/withdrawals.ts';

/** What the calls of withdrawals work with. */
export interface WithdrawalDeps {
  readonly withdrawals: Withdrawals;
  readonly wallets: Wallets;
  readonly coins: CoinStore;
  readonly players: Players;
  readonly catalogue: Catalogue;
  readonly brands: BrandPolicies;
  readonly providers: Providers;
  readonly codes: CodeSender;
  readonly check: WithdrawalCheck;
  readonly redemptionCheck: RedemptionCheck;
  readonly outbox: OutboxSignal;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly log: Log;
}

/** How a brand pays out. */
export function withdrawalRulesOf(brands: BrandPolicies, brand: string): WithdrawalRules {
  return brands.find(brand)?.withdrawals ?? cautiousWithdrawals;
}

/** When a withdrawal approves itself; `doubt` is what speaks against it all the same. */
export function approvalRuleOf(
  rules: WithdrawalRules,
  currency: string,
  doubt: string | undefined,
  doubtText?: string,
): ApprovalRule {
  const own = Object.hasOwn(rules.autoApproval, currency) ? rules.autoApproval[currency] : undefined;
  return { mostMinor: own?.mostMinor, mostOfDayMinor: own?.mostOfDayMinor, doubt, doubtText };
}
