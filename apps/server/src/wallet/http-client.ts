import type { WalletReplyOf } from '@opencashier/contract/wallet/define-wallet-call';
import {
  isWalletRefusal,
  walletErrorStatus,
  walletFailure,
  walletHeaders,
  walletSuccess,
} from '@opencashier/contract/wallet/envelope';
import { type WalletCallName, type WalletCalls, walletCalls } from '@opencashier/contract/wallet/registry';
import { signKeyed } from '@opencashier/webhooks/keyed';
import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { Clock } from '../ports/clock.ts';
import type { WalletAnswer, WalletClient } from '../ports/wallet-client.ts';

export interface WalletPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
  readonly maxReplyBytes: number;
}

export type WalletPostOutcome =
  | { readonly kind: 'answered'; readonly status: number; readonly reply?: string }
  | { readonly kind: 'failed'; readonly error: string };

export interface WalletClientDeps {
  readonly brands: BrandPolicies;
  readonly clock: Clock;
  /** Posts to an address that the operator chose, with the same care as a webhook. */
  readonly post: (post: WalletPost) => Promise<WalletPostOutcome>;
  readonly timeoutMs?: number;
}

const usualTimeoutMs = 8_000;
const maxReplyBytes = 16_384;
/** Of a reply that is kept for the record. */
const keptCharacters = 2_000;

/** Talks to the operators' wallets over HTTP, signed with the brand's newest key. */
export function walletHttpClient({
  brands,
  clock,
  post,
  timeoutMs = usualTimeoutMs,
}: WalletClientDeps): WalletClient {
  return {
    async send(brand, call, body) {
      const wallet = brands.find(brand)?.wallet;
      const [key] = wallet?.keys ?? [];
      if (wallet === undefined || key === undefined) {
        return { answer: unknown('notConfigured', true), raw: failed('notConfigured') };
      }
      const signed = signKeyed(key, clock.now(), body);
      const outcome = await post({
        url: wallet.url,
        headers: {
          [walletHeaders.key]: signed.key,
          [walletHeaders.timestamp]: signed.timestamp,
          [walletHeaders.signature]: signed.signature,
        },
        ...{ body, timeoutMs, maxReplyBytes },
      });
      if (outcome.kind === 'failed') {
        return { answer: unknown(outcome.error, false), raw: failed(outcome.error) };
      }
      const { status, reply } = outcome;
      return {
        answer: readAnswer(call, status, reply),
        raw: {
          status,
          reply: reply?.slice(0, keptCharacters),
          error: reply === undefined ? 'replyTooLong' : undefined,
        },
      };
    },
  };
}

const failed = (error: string) => ({ status: undefined, reply: undefined, error });
const unknown = (reason: string, isFault: boolean) => ({ kind: 'unknown', reason, isFault }) as const;

/**
 * What a wallet's answer means. Only a whole envelope whose status is that of the HTTP reply is believed: a page of a proxy, or
 * a success with an error inside, says nothing about what was booked.
 */
export function readAnswer<Name extends WalletCallName>(
  call: Name,
  status: number,
  reply: string | undefined,
): WalletAnswer<WalletReplyOf<WalletCalls[Name]>> {
  const json = parse(reply);
  if (status === 200) {
    const success = walletSuccess.safeParse(json);
    const isBoth = typeof json === 'object' && json !== null && 'error' in json;
    const data =
      success.success && !isBoth ? walletCalls[call].reply.safeParse(success.data.data) : undefined;
    return data?.success ? { kind: 'done', reply: data.data as never } : unknown('replyUnreadable', false);
  }
  const failure = walletFailure.safeParse(json);
  if (!failure.success) return unknown(`http${status}`, false);
  const { code, text } = failure.data.error;
  if (walletErrorStatus[code] !== status || failure.data.status !== status)
    return unknown('replyUnreadable', false);
  return isWalletRefusal(code) ? { kind: 'refused', code, text } : unknown(code, true);
}

function parse(reply: string | undefined): unknown {
  try {
    return reply === undefined ? undefined : JSON.parse(reply);
  } catch {
    return undefined;
  }
}
