import type { WalletReplyOf } from '@opencashier/contract/wallet/define-wallet-call';
import type { WalletCallName, WalletCalls } from '@opencashier/contract/wallet/registry';
import type { Clock } from '../ports/clock.ts';
import type { WalletAnswer, WalletClient } from '../ports/wallet-client.ts';
import type {
  WalletOperation,
  WalletOperations,
  WalletTeller,
  WalletTold,
} from '../ports/wallet-operations.ts';
import { bodyOf } from './body-of.ts';

export interface TellerDeps {
  readonly operations: WalletOperations;
  readonly client: WalletClient;
  readonly clock: Clock;
}

/** After so many tries people are told that something does not go on by itself; it is still tried. */
const triesWithoutAgent = 8;

/**
 * Tells an operator's wallet what is to be booked. What may have arrived before is asked for first. What only may be booked
 * once (an authorisation, a reserve) and never came is not told again but canceled: the wallet then refuses it, should
 * it still come.
 */
export function walletTeller({ operations, client, clock }: TellerDeps): WalletTeller {
  const exchange = async <Name extends WalletCallName>(
    operation: WalletOperation,
    call: Name,
    body: string,
  ): Promise<WalletAnswer<WalletReplyOf<WalletCalls[Name]>>> => {
    const id = await operations.recordCall(operation, call, body, clock.now());
    const { answer, raw } = await client.send(operation.brand, call, body);
    await operations.recordAnswer(id, raw, clock.now());
    return answer;
  };

  const tell = async (operation: WalletOperation): Promise<WalletTold> => {
    const answer = await exchange(operation, operation.call, bodyOf(operation));
    switch (answer.kind) {
      case 'done':
        return { kind: 'taken' };
      case 'refused':
        return mayBeRefused(operation)
          ? { kind: 'refused', reason: answer.code, text: answer.text }
          : { kind: 'unknown', reason: answer.code, isFault: true };
      case 'unknown':
        return answer;
    }
  };

  const askFirst = async (operation: WalletOperation): Promise<WalletTold> => {
    const { brand, txId, call } = operation;
    const body = JSON.stringify({ call: 'tx.status', brand, txId, of: call });
    const answer = await exchange(operation, 'tx.status', body);
    if (answer.kind === 'refused') return { kind: 'unknown', reason: answer.code, isFault: true };
    if (answer.kind === 'unknown') return answer;
    switch (answer.reply.state) {
      case 'taken':
        return { kind: 'taken' };
      case 'refused':
        return isOnce(operation)
          ? { kind: 'refused', reason: 'wallet.refused', text: undefined }
          : tell(operation);
      case 'canceled':
        return isOnce(operation)
          ? { kind: 'canceled' }
          : { kind: 'unknown', reason: 'canceled', isFault: true };
      case 'notFound':
        return isOnce(operation) ? cancel(operation) : tell(operation);
    }
  };

  /** A tombstone: whatever is still on its way is refused when it comes. */
  const cancel = async (operation: WalletOperation): Promise<WalletTold> => {
    const { brand, txId, playerId, currency, call, minor } = operation;
    const asked = { call: 'tx.cancel', brand, txId, playerId, currency, of: call, minor: minor.toString() };
    const answer = await exchange(operation, 'tx.cancel', JSON.stringify(asked));
    if (answer.kind === 'done') return { kind: 'canceled' };
    return answer.kind === 'unknown' ? answer : { kind: 'unknown', reason: answer.code, isFault: true };
  };

  return {
    async advance(operation, after, at) {
      const told = await (operation.tries > 1 ? askFirst(operation) : tell(operation));
      switch (told.kind) {
        case 'taken':
          await operations.take(operation, after, at);
          return told;
        case 'refused':
          await operations.refuse(operation, told.reason, at);
          return told;
        case 'canceled':
          await operations.cancel(operation, 'walletUnavailable', at);
          return told;
        case 'unknown': {
          const needsAgent = told.isFault || operation.tries >= triesWithoutAgent;
          await operations.postpone(operation, told.reason, needsAgent, at);
          return told;
        }
      }
    },
  };
}

const isOnce = ({ call }: WalletOperation): boolean =>
  call === 'deposit.authorize' || call === 'withdrawal.reserve';

/** What has happened already can't be refused; neither can money that is given back to a player. */
const mayBeRefused = (operation: WalletOperation): boolean =>
  isOnce(operation) || (operation.call === 'deposit.credit' && operation.payload.kind === 'deposit');
