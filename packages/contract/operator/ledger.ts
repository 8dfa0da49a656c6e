import * as z from 'zod/mini';
import { currencyCode, timestamp } from '../entities/primitives.ts';
import { defineOperatorCall } from './define-operator-call.ts';
import { brandId, cursor, minorUnits, nextCursor, pageSize, period } from './primitives.ts';

const accountKind = z.enum([
  'player_cash',
  'player_bonus',
  'player_gold',
  'player_sweep_unplayed',
  'player_sweep_redeemable',
  'provider_clearing',
  'suspense',
  'bonus',
  'fees',
  'operator_fees',
  'exchange',
  'operator_wallet',
  'reserved_withdrawals',
]);
/** Of players' accounts the player's id, of clearing and suspense the provider's. */
const accountOwner = z.string().check(z.maxLength(128));

export const operatorLedgerAccounts = defineOperatorCall({
  method: 'GET',
  path: '/ledger/accounts',
  role: 'read',
  repetition: 'none',
  rows: 'accounts',
  summary: 'The house’s accounts with their balances, or those of one owner.',
  request: z.object({ brand: brandId, owner: z.optional(accountOwner), currency: z.optional(currencyCode) }),
  reply: z.object({
    accounts: z.array(
      z.object({
        brand: z.string(),
        kind: accountKind,
        owner: z.string(),
        currency: z.string(),
        balanceMinor: minorUnits,
      }),
    ),
  }),
});

export const operatorLedgerStatement = defineOperatorCall({
  method: 'GET',
  path: '/ledger/statement',
  role: 'read',
  repetition: 'none',
  rows: 'postings',
  summary:
    'One account over a period: what it held before, every posting with the balance after it, and what it holds at the end. `openingMinor` and the sum of the period’s postings are `closingMinor`.',
  request: z.object({
    brand: brandId,
    kind: accountKind,
    owner: z._default(accountOwner, ''),
    currency: currencyCode,
    ...period,
    cursor,
    limit: pageSize,
  }),
  reply: z.object({
    brand: z.string(),
    kind: accountKind,
    owner: z.string(),
    currency: z.string(),
    openingMinor: minorUnits,
    closingMinor: minorUnits,
    /** How many postings the period has, on all pages. */
    count: z.number(),
    /** Oldest first. */
    postings: z.array(
      z.object({
        id: z.string(),
        at: timestamp,
        /** What was booked: a deposit, a fee, a reserve … */
        entry: z.string(),
        minor: minorUnits,
        balanceMinor: minorUnits,
        depositId: z.optional(z.string()),
        withdrawalId: z.optional(z.string()),
        adjustmentId: z.optional(z.string()),
      }),
    ),
    nextCursor,
  }),
});
