import { walletHeaders } from '@opencashier/contract/wallet/envelope';
import { type NamedKey, verifyKeyed } from '@opencashier/webhooks/keyed';
import { failure, type WalletBooks, type WalletReply } from './books.ts';

export interface IncomingCall {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Uint8Array;
}

/** Answers a signed call: who sent it and when is looked at before what it says. */
export function answerCall(
  books: WalletBooks,
  keys: readonly NamedKey[],
  { headers, body }: IncomingCall,
  now: Date,
): WalletReply {
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  const [key, timestamp, signature] = [
    walletHeaders.key,
    walletHeaders.timestamp,
    walletHeaders.signature,
  ].map(header);
  const sent = {
    ...(key !== undefined && { key }),
    ...(timestamp !== undefined && { timestamp }),
    ...(signature !== undefined && { signature }),
  };
  switch (verifyKeyed({ keys, sent, body, now })) {
    case 'signature':
      return failure('wallet.signature', 'Nobody who knows an accepted key signed this.');
    case 'stale':
      return failure('wallet.stale', 'This was signed too long ago, or in the future.');
    case 'ok':
      return books.answer(Buffer.from(body).toString('utf8'));
  }
}
