import type { DepositEvent, SavedInstrument } from '@opencashier/provider-kit/events';
import { type DepositStateEvent, nextDepositState, sourcesOf } from '../domain/deposit-state.ts';
import type { Clock, Ids } from '../ports/clock.ts';
import type { Deposits } from '../ports/deposits.ts';
import type { IncomingWebhooks } from '../ports/incoming-webhooks.ts';
import type { Instruments } from '../ports/instruments.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { Log } from '../ports/log.ts';
import type { OutboxSignal } from '../ports/outbox.ts';
import { noteChain, txidOf } from './note-chain.ts';

export interface ApplyEventsDeps {
  readonly deposits: Deposits;
  readonly ledger: Ledger;
  readonly incoming: IncomingWebhooks;
  readonly outbox: OutboxSignal;
  readonly instruments: Instruments;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly log: Log;
}

/** `unmatched` belongs to no deposit of ours and is kept; `failed` must be told again. */
export type ApplyOutcome = 'applied' | 'unmatched' | 'failed';

/**
 * Applies what a provider says of a deposit, by webhook or when asked. Every event may come any number of times and in
 * any order: money goes by its transaction id, states only move where they may.
 *
 * @param webhookId remembered together with the money, where the event moves some
 */
export async function applyDepositEvent(
  deps: ApplyEventsDeps,
  provider: string,
  event: DepositEvent,
  webhookId?: string,
): Promise<ApplyOutcome> {
  const outcome = await apply(deps, provider, event, webhookId);
  if (outcome === 'unmatched') {
    deps.log.warn(
      { provider, reference: event.reference, type: event.type },
      'an event of no deposit of ours',
    );
    await deps.incoming.noteUnmatched(provider, event, deps.clock.now());
  }
  deps.outbox.wake();
  return outcome;
}

async function apply(
  deps: ApplyEventsDeps,
  provider: string,
  event: DepositEvent,
  webhookId: string | undefined,
): Promise<ApplyOutcome> {
  const { reference } = event;
  switch (event.type) {
    case 'paid': {
      // Before the money, so that the news of it says how the chain stands; what is told twice changes nothing.
      const chain = await noteChain(deps, provider, event);
      const settled = await deps.ledger.settle(
        {
          provider,
          reference,
          transactionId: event.transactionId,
          ...event.money,
          txid: txidOf(event),
          webhookId,
        },
        deps.clock.now(),
      );
      if (!('depositId' in settled)) return settled.kind === 'failed' ? 'failed' : 'unmatched';
      // The webhook is acknowledged after this: where it fails, it comes again.
      if (chain) await deps.deposits.noteMovementChain(provider, event.transactionId, chain);
      if (event.instrument) await saveInstrument(deps, provider, settled.depositId, event.instrument);
      return 'applied';
    }
    case 'reversed': {
      const { transactionId, reversalId, kind, money } = event;
      const outcome = await deps.ledger.reverse(
        { provider, reference, transactionId, reversalId, kind, ...money, webhookId },
        deps.clock.now(),
      );
      if (outcome === 'refused') {
        deps.log.error(
          { provider, reference, reversalId },
          'a reversal of more than was paid: an agent must look',
        );
      }
      if (outcome !== 'parked') return 'applied';
      return (await deps.deposits.findByReference(provider, reference)) === undefined
        ? 'unmatched'
        : 'applied';
    }
    case 'pending':
      await noteChain(deps, provider, event);
      return move(deps, provider, event, 'accepted');
    case 'failed':
      return move(deps, provider, event, 'failed', event.reason);
    case 'expired':
      return move(deps, provider, event, 'expired');
  }
}

const wholeNumber = /\d(?:[ -]?\d){11}/;

/** A masked label shows a few digits; twelve in a row are a card's number. */
function holdsWholeNumber(label: string): boolean {
  return wholeNumber.test(label);
}

/** What the provider will know again next time belongs to the player and the method that it was used with. */
async function saveInstrument(
  { deposits, instruments, ids, clock, log }: ApplyEventsDeps,
  provider: string,
  depositId: string,
  { token, label, brand: cardBrand }: SavedInstrument,
): Promise<void> {
  const deposit = await deposits.find(depositId);
  if (deposit === undefined || token === '') return;
  if (holdsWholeNumber(label)) {
    log.error({ provider, depositId }, 'a provider did not mask the card that it remembers: it is not kept');
    return;
  }
  const { brand, playerId, method } = deposit;
  const instrument = { id: ids.next('ins'), provider, token, label, brand: cardBrand };
  await instruments.save({ brand, playerId, method }, instrument, clock.now());
}

async function move(
  { deposits, clock }: ApplyEventsDeps,
  provider: string,
  event: DepositEvent,
  stateEvent: DepositStateEvent,
  reason?: string,
): Promise<ApplyOutcome> {
  const deposit = await deposits.findByReference(provider, event.reference);
  if (deposit === undefined) return 'unmatched';
  const at = clock.now();
  const isEnd = stateEvent === 'failed' || stateEvent === 'expired';
  if (isEnd) {
    // This attempt is over, whatever its create's reply was; the deposit ends only with its latest one.
    const { reference } = event;
    await deposits.recordOutcome({
      kind: 'declined',
      reference,
      depositId: deposit.id,
      reason: reason ?? stateEvent,
      at,
    });
    const latest = (await deposits.attempts(deposit.id)).at(-1);
    if (latest?.reference !== reference) return 'applied';
  }
  const to = nextDepositState('created', stateEvent);
  await deposits.transition(
    deposit.id,
    sourcesOf(stateEvent),
    to,
    reason === undefined ? { at } : { reason, at },
  );
  return 'applied';
}
