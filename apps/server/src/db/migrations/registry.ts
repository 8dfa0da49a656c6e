import { ledger } from './0001-ledger.ts';
import { deposits } from './0002-deposits.ts';
import { settling } from './0003-settling.ts';
import { reversals } from './0004-reversals.ts';
import { calls } from './0005-calls.ts';
import { bonusesAndFees } from './0006-bonuses-and-fees.ts';
import { decisions } from './0007-decisions.ts';
import { depositProgress } from './0008-deposit-progress.ts';
import { instrumentsAndVisits } from './0009-instruments-and-visits.ts';
import { withdrawals } from './0010-withdrawals.ts';
import { withdrawalSteps } from './0011-withdrawal-steps.ts';
import { playerProtection } from './0012-player-protection.ts';
import { chainReceived } from './0013-chain-received.ts';
import type { Migration } from './migration.ts';

/** The whole schema, in order. */
export const migrations: readonly Migration[] = [
  ledger,
  deposits,
  settling,
  reversals,
  calls,
  bonusesAndFees,
  decisions,
  depositProgress,
  instrumentsAndVisits,
  withdrawals,
  withdrawalSteps,
  playerProtection,
  chainReceived,
];
