import type { CallName } from '@opencashier/contract/calls/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallReply } from '../envelope.ts';
import { sendReply } from './errors.ts';
import { brotliQuality, encodingOf, pack } from './packed.ts';

/**
 * Calls with long replies and no secret in them. Where a secret stands beside what the sender wrote, the length of the
 * compressed reply would give it away bit by bit.
 */
const packedCalls: ReadonlySet<string> = new Set<CallName>([
  'methods-payment-v3',
  'methods-withdrawal',
  'methods-country-selector-v2',
]);

/** Answers a call, compressed where that is worth it and the client can read it. */
export async function sendCallReply(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  outcome: CallReply,
): Promise<FastifyReply> {
  if (!packedCalls.has(name)) return sendReply(reply, outcome);
  reply.header('vary', 'accept-encoding');
  const encoding = encodingOf(request);
  if (encoding === 'identity') return sendReply(reply, outcome);
  const text = Buffer.from(JSON.stringify(outcome.envelope));
  const body = await pack(text, brotliQuality.reply)(encoding);
  reply.header('content-encoding', encoding).header('content-type', 'application/json; charset=utf-8');
  return sendReply(reply, outcome, body);
}
