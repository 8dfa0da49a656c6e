import { randomUUID } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { walletFailure, walletHeaders, walletSuccess } from '@opencashier/contract/wallet/envelope';
import type { WalletCallName } from '@opencashier/contract/wallet/registry';
import { type NamedKey, signKeyed } from '@opencashier/webhooks/keyed';

/** The wallet that is tried, and a player of it whose money may be moved. */
export interface WalletUnderTest {
  readonly url: string;
  readonly key: NamedKey;
  readonly brand: string;
  readonly player: string;
  readonly currency: string;
  /** A player whose session has ended; the same one unless told. */
  readonly idlePlayer?: string;
  readonly timeoutMs?: number;
}

/** What came back: `code` of a refusal, `data` of a success; neither where it is no answer of the contract. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly code: string | undefined;
  readonly data: Readonly<Record<string, unknown>> | undefined;
}

/** How a call is bent before it is sent. */
export interface Bend {
  readonly key?: NamedKey;
  readonly unsigned?: true;
  readonly signedAt?: Date;
  /** Sent instead of what was signed. */
  readonly swap?: (body: string) => string;
  /** Hangs up as soon as the call is sent. */
  readonly hangUp?: true;
}

const usualTimeoutMs = 10_000;

/** No answer at all: the wallet is not there, or says nothing in time. */
export class SilentWalletError extends Error {
  override readonly name = 'SilentWalletError';
}

/** Sends calls as the cashier does, and in ways that it never would. */
export class Probe {
  readonly wallet: WalletUnderTest;

  constructor(wallet: WalletUnderTest) {
    this.wallet = wallet;
  }

  /** A name that no movement had before. */
  txId(): string {
    return `kit-${randomUUID()}`;
  }

  async call(
    name: WalletCallName,
    payload: Readonly<Record<string, unknown>>,
    bend: Bend = {},
  ): Promise<Answer> {
    const { brand, key, url, timeoutMs = usualTimeoutMs } = this.wallet;
    const body = JSON.stringify({ call: name, brand, ...payload });
    const signed = signKeyed(bend.key ?? key, bend.signedAt ?? new Date(), body);
    const signature = {
      [walletHeaders.key]: signed.key,
      [walletHeaders.timestamp]: signed.timestamp,
      [walletHeaders.signature]: signed.signature,
    };
    const headers = { 'content-type': 'application/json', ...(bend.unsigned ? {} : signature) };
    const sent = bend.swap?.(body) ?? body;
    if (bend.hangUp) {
      await sendAndHangUp(url, headers, sent);
      return { status: 0, text: '', code: undefined, data: undefined };
    }
    let status: number;
    let text: string;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: sent,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      status = response.status;
      text = await response.text();
    } catch (error) {
      throw new SilentWalletError(`${name}: ${error instanceof Error ? error.message : 'no answer'}`);
    }
    return { status, text, ...read(status, text) };
  }
}

/** Sends a call and lets go of the connection as soon as its bytes have left. */
function sendAndHangUp(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<void> {
  return new Promise((resolve) => {
    const send = url.startsWith('https:') ? requestHttps : requestHttp;
    const request = send(url, { method: 'POST', headers, agent: false });
    request.on('error', () => resolve());
    request.on('close', () => resolve());
    request.end(body, () => request.destroy());
  });
}

function read(status: number, text: string): Pick<Answer, 'code' | 'data'> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { code: undefined, data: undefined };
  }
  const failure = walletFailure.safeParse(json);
  if (failure.success && failure.data.status === status)
    return { code: failure.data.error.code, data: undefined };
  const success = walletSuccess.safeParse(json);
  const isObject = success.success && typeof success.data.data === 'object' && success.data.data !== null;
  if (status !== 200 || !isObject) return { code: undefined, data: undefined };
  return { code: undefined, data: success.data.data as Readonly<Record<string, unknown>> };
}
