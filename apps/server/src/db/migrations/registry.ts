import { ledger } from './0001-ledger.ts';
import { deposits } from './0002-deposits.ts';
import { depositChanges } from './0003-deposit-changes.ts';
import { settling } from './0004-settling.ts';
import { reversals } from './0005-reversals.ts';
import { chainTransactions } from './0006-chain-transactions.ts';
import { bonusesAndFees } from './0007-bonuses-and-fees.ts';
import { decisions } from './0008-decisions.ts';
import { calls } from './0009-calls.ts';
import { withdrawals } from './0010-withdrawals.ts';
import { withdrawalSteps } from './0011-withdrawal-steps.ts';
import { playerProtection } from './0012-player-protection.ts';
import { coins } from './0020-coins.ts';
import { boxes } from './0021-boxes.ts';
import { captcha } from './0030-captcha.ts';
import { routing } from './0036-routing.ts';
import { reports } from './0040-reports.ts';
import { operatorWallet } from './0050-operator-wallet.ts';
import { adjustments } from './0060-adjustments.ts';
import { refunds } from './0061-refunds.ts';
import { catalogueOverrides } from './0062-catalogue-overrides.ts';
import { providerMessages } from './0063-provider-messages.ts';
import { reconciliations } from './0064-reconciliations.ts';
import type { Migration } from './migration.ts';

/** The whole schema, in order. */
export const migrations: readonly Migration[] = [
  ledger,
  deposits,
  depositChanges,
  settling,
  reversals,
  chainTransactions,
  bonusesAndFees,
  decisions,
  calls,
  withdrawals,
  withdrawalSteps,
  playerProtection,
  coins,
  boxes,
  captcha,
  routing,
  reports,
  operatorWallet,
  adjustments,
  refunds,
  catalogueOverrides,
  providerMessages,
  reconciliations,
];
