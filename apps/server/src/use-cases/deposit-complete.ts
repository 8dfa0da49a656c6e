import { transactionIdMethods } from '@opencashier/contract/constants';
import { unpaidDepositStates } from '../domain/deposit-state.ts';
import { type FieldIssue, misshapen, missing } from '../domain/field-rules.ts';
import type { FieldValues } from '../domain/field-values.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { Deposit, DepositClaim, Deposits } from '../ports/deposits.ts';
import type { Log } from '../ports/log.ts';
import type { OutboxSignal } from '../ports/outbox.ts';
import type { Providers } from '../ports/providers.ts';
import { ownDeposit } from './own-deposit.ts';
import { toTransaction } from './transaction-view.ts';
import { refuse, success } from './use-case.ts';
import type { RecoverableCall } from './with-idempotency.ts';

export interface DepositCompleteDeps {
  readonly deposits: Deposits;
  readonly providers: Providers;
  readonly catalogue: Catalogue;
  readonly outbox: OutboxSignal;
  readonly clock: Clock;
  readonly log: Log;
}

/** A provider that is being told may take so long; after that it is told again. */
const tellingMs = 60_000;
const maxFields = 16;
const maxValueLength = 256;
/** What wallets give their payers: letters and digits, with dashes at most. */
const transactionId = /^[A-Za-z0-9][A-Za-z0-9-]{5,39}$/;

/**
 * The player says that the money is sent. It moves nothing: the word is written down once, then the provider is told, so
 * that it may look sooner. A deposit that has ended is answered as it stands.
 */
export function depositComplete(deps: DepositCompleteDeps): RecoverableCall<'deposit-complete'> {
  const { deposits, catalogue, clock } = deps;
  return {
    call: 'deposit-complete',
    async run(context, { depositId, paymentMethod, fields = {} }) {
      const found = await ownDeposit(deposits, context, depositId);
      if (!found.ok) return found;
      const deposit = found.data;
      if (deposit.method !== paymentMethod) {
        return refuse('banking.depositNotFound', 'There is no such deposit of this method.');
      }
      if (unpaidDepositStates.includes(deposit.state)) {
        const issues = deposit.claimedAt === undefined ? checkClaim(deposit, fields) : [];
        if (issues.length > 0) {
          return refuse('banking.paymentMethodRegex', 'Some fields are missing or not right.', issues);
        }
        const isNew = await deposits.claim(deposit.id, trimmed(fields), clock.now());
        await tellProvider(deps, deposit, isNew);
      }
      const after = (await deposits.find(deposit.id)) ?? deposit;
      return success(toTransaction(after, catalogue.methodText(after.method, context.language), clock.now()));
    },
    // Nothing is lost by doing it again: the word is written once, and the provider is told as often as it takes.
    recover: async () => undefined,
  };
}

function checkClaim({ method }: Deposit, fields: FieldValues): readonly FieldIssue[] {
  const entries = Object.entries(fields);
  const issues = entries
    .filter(([, value]) => String(value).length > maxValueLength)
    .map(([name]) => misshapen(`fields.${name}`));
  if (entries.length > maxFields) issues.push(misshapen('fields'));
  if (!transactionIdMethods.includes(method)) return issues;
  const path = 'fields.transaction_id';
  const id = String(fields.transaction_id ?? '').trim();
  if (id === '') issues.push(missing(path));
  else if (!transactionId.test(id)) issues.push(misshapen(path));
  return issues;
}

function trimmed(fields: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
}

/** Tells the provider what was written down, unless it knows or is being told just now. */
async function tellProvider(deps: DepositCompleteDeps, { id }: Deposit, isNew: boolean): Promise<void> {
  const { deposits, providers, outbox, clock, log } = deps;
  const claim = await deposits.findClaim(id);
  if (claim === undefined || claim.outcome === 'noted' || claim.outcome === 'refused') return;
  const isBeingTold = claim.outcome === undefined && clock.now().getTime() - claim.at.getTime() < tellingMs;
  if (isBeingTold && !isNew) return;
  outbox.wake();
  const last = (await deposits.attempts(id)).at(-1);
  const provider = last && providers.find(last.provider);
  if (last === undefined || provider === undefined) return;
  let outcome: NonNullable<DepositClaim['outcome']> = 'unknown';
  try {
    outcome = (await provider.claimDeposit(last.reference, claim.fields)).kind;
  } catch (error) {
    log.error({ provider: provider.id, reference: last.reference, error }, 'a provider threw');
  }
  await deposits.noteClaimOutcome(id, outcome);
}
