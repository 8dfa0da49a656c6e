import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '@opencashier/contract/constants';
import { failureEnvelope } from '@opencashier/contract/envelope';
import type { OperatorReplyOf, OperatorRequestOf } from '@opencashier/contract/operator/define-operator-call';
import {
  type OperatorCallName,
  type OperatorCalls,
  operatorCalls,
} from '@opencashier/contract/operator/registry';
import * as z from 'zod/mini';
import type { CliSettings } from '../config/cli-settings.ts';

/** The server refused or could not be reached; the message is a sentence for people. */
export class OperatorApiError extends Error {}

export interface OperatorClient {
  call<Name extends OperatorCallName>(
    name: Name,
    request: Partial<OperatorRequestOf<OperatorCalls[Name]>>,
  ): Promise<OperatorReplyOf<OperatorCalls[Name]>>;
}

const envelope = z.object({ data: z.unknown() });

/**
 * Talks to a running server by the operator's API. What a command line wants it wants once: its calls share one idempotency
 * key, each call's own.
 */
export function operatorClient({ url, key }: CliSettings, fetch: typeof globalThis.fetch): OperatorClient {
  const wish = randomUUID();
  return {
    async call(name, request) {
      const { method, path, repetition, reply } = operatorCalls[name];
      const rest = new Map(Object.entries(request).filter(([, value]) => value !== undefined));
      const filled = path.replace(/\{(\w+)\}/g, (_part, part: string) => {
        const value = encodeURIComponent(String(rest.get(part)));
        rest.delete(part);
        return value;
      });
      const address = new URL(`${url}/api/operator${filled}`);
      if (method === 'GET') for (const [part, value] of rest) address.searchParams.set(part, String(value));
      let response: Response;
      try {
        response = await fetch(address, {
          method,
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            ...(repetition === 'key' && { [idempotencyHeader]: wish }),
          },
          ...(method === 'POST' && { body: JSON.stringify(Object.fromEntries(rest)) }),
        });
      } catch {
        throw new OperatorApiError(
          `No server answers at ${url}. Start it, or set PORT (where it runs here) or PUBLIC_URL (anywhere else) as it has them.`,
        );
      }
      const body: unknown = await response.json().catch(() => undefined);
      const failure = failureEnvelope.safeParse(body);
      if (failure.success) {
        throw new OperatorApiError(`${failure.data.error.message} (${failure.data.error.code})`);
      }
      const data = envelope.safeParse(body);
      const read = data.success ? reply.safeParse(data.data.data) : undefined;
      if (!read?.success)
        throw new OperatorApiError(`${url} does not answer as an OpenCashier server of this version.`);
      return read.data as never;
    },
  };
}
