import type { ChainProgress, DepositEvent } from '@opencashier/provider-kit/events';
import type { Clock } from '../ports/clock.ts';
import type { Deposits } from '../ports/deposits.ts';
import type { Log } from '../ports/log.ts';

export interface NoteChainDeps {
  readonly deposits: Pick<Deposits, 'findByReference' | 'recordChain'>;
  readonly clock: Clock;
  readonly log: Log;
}

type ChainEvent = Extract<DepositEvent, { type: 'pending' | 'paid' }>;

const hexadecimal = /^(?:0x)?[0-9a-f]+$/i;
const chainAmount = /^\d{1,78}$/;
const decimalAmount = /^\d{1,40}(?:\.\d{1,40})?$/;
const maxTextLength = 256;
const maxCount = 1_000_000;

/** A transaction's id in one spelling: hexadecimal ones are the same in capitals, others are not. */
function normalised(txid: string): string {
  return hexadecimal.test(txid) ? txid.toLowerCase() : txid;
}

/** The chain's transaction that an event tells of. */
export function txidOf(event: ChainEvent): string | undefined {
  const txid = (event.type === 'paid' ? event.txid : undefined) ?? event.chain?.txid;
  return txid === undefined ? undefined : normalised(txid);
}

/** Keeps how far the chain has come, and hands it back; nothing where the event does not say, or says nonsense. */
export async function noteChain(
  { deposits, clock, log }: NoteChainDeps,
  provider: string,
  event: ChainEvent,
): Promise<ChainProgress | undefined> {
  const { chain, reference } = event;
  if (chain === undefined) return undefined;
  if (!isSensible(chain)) {
    log.warn({ provider, reference }, 'a chain’s progress that makes no sense');
    return undefined;
  }
  const progress = { ...chain, txid: normalised(chain.txid) };
  const deposit = await deposits.findByReference(provider, reference);
  if (deposit === undefined) return undefined;
  await deposits.recordChain(deposit.id, progress, event.occurredAt, clock.now());
  return progress;
}

function isSensible(progress: ChainProgress): boolean {
  const { txid, network, asset, amount, received, confirmations, required } = progress;
  const isText = (text: string) => text.length > 0 && text.length <= maxTextLength && !text.includes('\0');
  const isCount = (count: number, least: number) =>
    Number.isInteger(count) && count >= least && count <= maxCount;
  return (
    [txid, network, asset].every(isText) &&
    chainAmount.test(amount) &&
    (received === undefined || decimalAmount.test(received)) &&
    isCount(confirmations, 0) &&
    isCount(required, 1)
  );
}
