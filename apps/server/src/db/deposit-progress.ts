import { sql } from 'kysely';
import { unpaidDepositStates } from '../domain/deposit-state.ts';
import type { Database } from '../ports/database.ts';
import type { Deposits } from '../ports/deposits.ts';
import { chainPace } from './chain-pace.ts';
import { queriesOn } from './queries.ts';

type Progress = Pick<Deposits, 'recordChain' | 'noteMovementChain' | 'claim' | 'noteClaimOutcome'>;

/** What is written of a deposit between its creation and its money. */
export function depositProgress(database: Database): Progress {
  const queries = queriesOn(database);
  return {
    async recordChain(depositId, progress, seenAt, at) {
      const { txid, network, asset, amount, received, confirmations, required } = progress;
      const changed = await queries
        .updateTable('deposit')
        .set({
          chain_txid: txid,
          chain_network: network,
          chain_asset: asset,
          chain_amount: amount,
          chain_confirmations: confirmations,
          chain_received: received ?? null,
          chain_required: required,
          chain_seen_at: seenAt,
          // The next confirmation may be told by nobody.
          ...(confirmations < required && {
            next_check_at: sql<Date | null>`coalesce(${at}::timestamptz + ${sql.raw(chainPace)}, next_check_at)`,
          }),
          updated_at: at,
        })
        .where('id', '=', depositId)
        // Of two words of the same moment about one transaction, the further one.
        .where(
          sql<boolean>`(chain_seen_at is null or chain_seen_at < ${seenAt} or (chain_seen_at = ${seenAt}
            and (chain_txid <> ${txid} or chain_confirmations < ${confirmations})))`,
        )
        .returning('id')
        .executeTakeFirst();
      return changed !== undefined;
    },

    async noteMovementChain(provider, transactionId, { network, asset, amount }) {
      await queries
        .updateTable('movement')
        .set({ chain_network: network, chain_asset: asset, chain_amount: amount })
        .where('provider', '=', provider)
        .where('transaction_id', '=', transactionId)
        .where('chain_amount', 'is', null)
        .execute();
    },

    async claim(id, fields, at) {
      const claimed = await queries
        .updateTable('deposit')
        .set({ claimed_at: at, claim_fields: JSON.stringify(fields), updated_at: at })
        .where('id', '=', id)
        .where('claimed_at', 'is', null)
        .where('state', 'in', [...unpaidDepositStates])
        .returning('id')
        .executeTakeFirst();
      return claimed !== undefined;
    },

    async noteClaimOutcome(id, outcome) {
      await queries.updateTable('deposit').set({ claim_outcome: outcome }).where('id', '=', id).execute();
    },
  };
}
