import { sql } from 'kysely';
import { isAskingForFields, nextDepositState } from '../domain/deposit-state.ts';
import type { Database, Sql } from '../ports/database.ts';
import type { AttemptIntent, AttemptOutcome } from '../ports/deposit-attempts.ts';
import type { DepositIntent, Deposits } from '../ports/deposits.ts';
import { writeInstruction } from './deposit-rows.ts';
import { depositRefusal } from './protection-store.ts';
import { queriesOn } from './queries.ts';

/** A provider that has not answered by then is asked what became of the deposit. */
const firstCheckMs = 60_000;
/** One that gave no clear answer is asked soon: the player waits. */
const unknownCheckMs = 2_000;
/** An open deposit without news for so long is asked about. */
const pendingCheckMs = 120_000;
/** Money may still come after the end. */
const endedCheckMs = 600_000;

const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);

type Writes = Pick<
  Deposits,
  'record' | 'recordAttempt' | 'recordContinuation' | 'recordOutcome' | 'transition'
>;

/** Everything that writes a deposit, save the settling of money. */
export function depositWrites(database: Database): Writes {
  return {
    record: (intent, attempt) =>
      database.transaction(async (transaction) => {
        const { brand, playerId, currency, askedMinor, createdAt } = intent;
        const money = { minor: askedMinor, currency };
        const refusal = await depositRefusal(transaction, brand, playerId, money, createdAt);
        if (refusal !== undefined) return refusal;
        const [account] = await transaction.run<{ id: bigint }>({
          name: 'ensure-player-account',
          text: 'select ensure_account($1, player_account_kind($4), $2, $3, 0::smallint) as id',
          values: [intent.brand, intent.playerId, intent.currency, intent.isWalletOutside ?? false],
        });
        if (account === undefined) throw new Error('ensure_account returns one row.');
        await queriesOn(transaction)
          .insertInto('deposit')
          .values({
            id: intent.id,
            brand: intent.brand,
            player_id: intent.playerId,
            method: intent.method,
            country: intent.country,
            currency: intent.currency,
            asked_minor: intent.askedMinor,
            payable_minor: intent.payableMinor,
            tolerance_ppm: intent.tolerancePpm,
            credits_what_arrives: intent.creditsWhatArrives,
            takes_more: intent.takesMore,
            ...boxOf(intent),
            account_id: account.id,
            wallet_is_outside: intent.isWalletOutside ?? false,
            bonus_id: intent.bonusId ?? null,
            ...termsOf(intent),
            session_id: intent.sessionId ?? null,
            return_url: intent.returnUrl ?? null,
            return_id: intent.returnId,
            expires_at: intent.expiresAt,
            next_check_at: later(intent.createdAt, firstCheckMs),
            created_at: intent.createdAt,
            updated_at: intent.createdAt,
          })
          .execute();
        await insertAttempt(transaction, attempt);
        return undefined;
      }),

    async recordAttempt(attempt) {
      await database.transaction(async (transaction) => {
        await insertAttempt(transaction, attempt);
        await queriesOn(transaction)
          .updateTable('deposit')
          .set({ next_check_at: later(attempt.createdAt, firstCheckMs), check_count: 0 })
          .where('id', '=', attempt.depositId)
          .execute();
      });
    },

    recordContinuation: (attempt) =>
      database.transaction((transaction) => writeContinuation(transaction, attempt)),

    recordOutcome: (outcome) =>
      database.transaction(async (transaction) => {
        if (outcome.kind === 'created') await writeCreated(transaction, outcome);
        else await closeAttempt(transaction, outcome);
      }),

    async transition(id, from, to, details) {
      const moved = await queriesOn(database)
        .updateTable('deposit')
        .set((column) => ({
          state: to,
          fail_reason: details.reason ?? column.ref('fail_reason'),
          next_check_at: later(details.at, to === 'pending' ? pendingCheckMs : endedCheckMs),
          check_count: 0,
          updated_at: details.at,
        }))
        .where('id', '=', id)
        .where('state', 'in', [...from])
        .returning('id')
        .executeTakeFirst();
      return moved !== undefined;
    },
  };
}

function boxOf({ box }: DepositIntent) {
  return {
    box_id: box?.id ?? null,
    box_gold_minor: box?.goldMinor ?? null,
    box_sweep_minor: box?.sweepMinor ?? null,
  };
}

/** The terms stay with the deposit: a later change of the offer or of the catalogue does not touch it. */
function termsOf({ bonusTerms, feeTerms }: DepositIntent) {
  return {
    bonus_percent: bonusTerms?.percent ?? null,
    bonus_least_minor: bonusTerms?.minMinor ?? null,
    bonus_most_minor: bonusTerms?.maxMinor ?? null,
    fee_paid_by: feeTerms?.paidBy ?? null,
    fee_basis_points: feeTerms?.basisPoints ?? null,
    fee_fixed_minor: feeTerms?.fixedMinor ?? null,
    fee_least_minor: feeTerms?.minMinor ?? null,
    fee_most_minor: feeTerms?.maxMinor ?? null,
  };
}

async function insertAttempt(transaction: Sql, attempt: AttemptIntent): Promise<void> {
  await queriesOn(transaction)
    .insertInto('deposit_attempt')
    .values({
      reference: attempt.reference,
      deposit_id: attempt.depositId,
      ordinal: attempt.ordinal,
      provider: attempt.provider,
      provider_method: attempt.providerMethod,
      state: 'calling',
      request_key: attempt.requestKey ?? null,
      passed_over: [...(attempt.passedOver ?? [])],
      created_at: attempt.createdAt,
      updated_at: attempt.createdAt,
    })
    .execute();
}

async function writeContinuation(transaction: Sql, attempt: AttemptIntent): Promise<boolean> {
  const queries = queriesOn(transaction);
  // Under the deposit's lock, so that of two that come at once only one is written.
  const deposit = await sql<{ state: string; kind: string | null }>`
    select state, instruction ->> 'kind' as kind from deposit where id = ${attempt.depositId} for no key update
  `.execute(queries);
  const last = await queries
    .selectFrom('deposit_attempt')
    .select(['ordinal', 'state'])
    .where('deposit_id', '=', attempt.depositId)
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirst();
  const [found] = deposit.rows;
  const isAsked = found !== undefined && isAskingForFields(found.state, found.kind);
  const isAnswered = last?.state === 'created' || last?.state === 'fieldsRequired';
  if (!isAsked || !isAnswered || last.ordinal !== attempt.ordinal - 1) return false;
  await insertAttempt(transaction, attempt);
  await queries
    .updateTable('deposit')
    .set({
      instruction: null,
      next_check_at: later(attempt.createdAt, firstCheckMs),
      check_count: 0,
      updated_at: attempt.createdAt,
    })
    .where('id', '=', attempt.depositId)
    .execute();
  return true;
}

type Created = Extract<AttemptOutcome, { kind: 'created' }>;

async function writeCreated(transaction: Sql, outcome: Created): Promise<void> {
  const isAsking = outcome.instruction.kind === 'fieldsRequired';
  const queries = queriesOn(transaction);
  // The deposit first: every path locks it before anything that hangs on it.
  await sql`select 1 from deposit where id = ${outcome.depositId} for no key update`.execute(queries);
  await queries
    .updateTable('deposit_attempt')
    .set({
      state: isAsking ? 'fieldsRequired' : 'created',
      provider_reference: outcome.providerReference,
      updated_at: outcome.at,
    })
    .where('reference', '=', outcome.reference)
    .execute();
  await queries
    .updateTable('deposit')
    .set((column) => ({
      state: isAsking
        ? column.ref('state')
        : sql<'created'>`case when state = 'created' then ${nextDepositState('created', 'accepted')} else state end`,
      instruction: writeInstruction(outcome.instruction),
      payable_minor: outcome.payableMinor ?? column.ref('payable_minor'),
      expires_at: outcome.expiresAt ?? column.ref('expires_at'),
      next_check_at: sql<Date | null>`case when state in ('created', 'pending')
        then ${later(outcome.at, pendingCheckMs)}::timestamptz else next_check_at end`,
      updated_at: outcome.at,
    }))
    .where('id', '=', outcome.depositId)
    // A further attempt has taken over: what an earlier one still says is kept with that one alone.
    .where(
      sql<boolean>`not exists (select 1 from deposit_attempt later join deposit_attempt this
        on this.reference = ${outcome.reference}
        where later.deposit_id = deposit.id and later.ordinal > this.ordinal)`,
    )
    .execute();
}

async function closeAttempt(transaction: Sql, outcome: Exclude<AttemptOutcome, Created>): Promise<void> {
  const queries = queriesOn(transaction);
  if (outcome.kind === 'unknown') {
    await queries
      .updateTable('deposit')
      .set({ next_check_at: later(outcome.at, unknownCheckMs), check_count: 0 })
      .where('id', '=', outcome.depositId)
      .where('state', 'in', ['created', 'pending'])
      .execute();
  }
  await queries
    .updateTable('deposit_attempt')
    .set({ state: outcome.kind, reason: outcome.reason, updated_at: outcome.at })
    .where('reference', '=', outcome.reference)
    .where('state', 'in', ['calling', 'unknown'])
    .execute();
}
