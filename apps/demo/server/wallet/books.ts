import { createHash } from 'node:crypto';
import type { WalletReplyOf } from '@opencashier/contract/wallet/define-wallet-call';
import { type WalletErrorCode, walletErrorStatus } from '@opencashier/contract/wallet/envelope';
import type { WalletCallName, WalletCalls } from '@opencashier/contract/wallet/registry';
import { Bookings } from './bookings.ts';
import type { Purse } from './purses.ts';
import { type Requested, readCall } from './read-call.ts';

/** What a call is answered with. */
export interface WalletReply {
  readonly status: number;
  readonly body: string;
}

/** Where a booking is written before anybody is told that it holds. */
export interface WalletJournal {
  /** Bodies that were booked or refused for good, oldest first. */
  readonly bodies: readonly string[];
  append(body: string): void;
}

interface Kept {
  readonly hash: string;
  readonly reply: WalletReply;
  readonly isTaken: boolean;
}

/**
 * An operator's wallet: purses, and every booking by `(brand, txId, call)` with its reply. It decides over a call from the
 * calls before it alone, so that its journal is the list of bodies, and reading that again leads to the same books.
 */
export class WalletBooks {
  readonly #kept = new Map<string, Kept>();
  readonly #bookings = new Bookings();
  readonly #journal: WalletJournal;

  constructor(journal: WalletJournal) {
    this.#journal = journal;
    for (const body of journal.bodies) this.#carryOut(body, false);
  }

  /** One call, as its signature was found good. @param body the raw body */
  answer(body: string): WalletReply {
    return this.#carryOut(body, true);
  }

  purse(brand: string, playerId: string, currency: string): Purse {
    return this.#bookings.purse(brand, playerId, currency);
  }

  #carryOut(body: string, isNew: boolean): WalletReply {
    const call = readCall(body);
    if (call === undefined) return failure('wallet.malformed', 'This is no call of the contract.');
    if (call.name === 'player.verify') return success('player.verify', { isAllowed: true });
    if (call.name === 'player.balance') {
      const { brand, playerId, currency } = call.request;
      const { cash, bonus } = this.purse(brand, playerId, currency);
      return success('player.balance', { minor: cash.toString(), bonusMinor: bonus.toString() });
    }
    if (call.name === 'tx.status') return success('tx.status', { state: this.#stateOf(call.request) });
    const key = keyOf(call.request.brand, call.request.txId, call.name);
    const hash = createHash('sha256').update(body).digest('base64');
    const known = this.#kept.get(key);
    if (known !== undefined) {
      return known.hash === hash
        ? known.reply
        : failure('wallet.bodyMismatch', 'This booking came before with another body.');
    }
    const refusal = this.#bookings.book(call);
    const reply =
      refusal === undefined
        ? success(call.name, { walletTxId: key })
        : failure(refusal, 'The booking is refused.');
    if (isNew) this.#journal.append(body);
    this.#kept.set(key, { hash, reply, isTaken: refusal === undefined });
    return reply;
  }

  #stateOf({ brand, txId, of }: Requested<'tx.status'>) {
    if (this.#bookings.isCanceled(brand, txId, of)) return 'canceled';
    const known = this.#kept.get(keyOf(brand, txId, of));
    if (known === undefined) return 'notFound';
    return known.isTaken ? 'taken' : 'refused';
  }
}

const keyOf = (brand: string, txId: string, call: string): string => `${brand} ${txId} ${call}`;

function success<Name extends WalletCallName>(
  _name: Name,
  data: WalletReplyOf<WalletCalls[Name]>,
): WalletReply {
  return { status: 200, body: JSON.stringify({ status: 200, data }) };
}

/** An answer that says for sure that nothing was booked. */
export function failure(code: WalletErrorCode, message: string): WalletReply {
  const status = walletErrorStatus[code];
  return { status, body: JSON.stringify({ status, error: { code, message } }) };
}
