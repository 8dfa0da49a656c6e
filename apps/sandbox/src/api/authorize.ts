import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mainAccount } from '../faults/account-modes.ts';
import { sendError } from './errors.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

declare module 'fastify' {
  interface FastifyRequest {
    /** The merchant's account that the key names. */
    account: string;
  }
}

/**
 * A hook that lets through only who knows the key; compares digests, so that lengths tell nothing. A name behind the key
 * and a colon is another account of the merchant.
 */
export function requireKey(apiKey: string) {
  const expected = digest(apiKey);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const [scheme, credentials = ''] = (request.headers.authorization ?? '').split(' ');
    const [, key = '', account = mainAccount] = /^(.*?)(?::([a-z0-9-]{1,20}))?$/.exec(credentials) ?? [];
    if (scheme?.toLowerCase() === 'bearer' && timingSafeEqual(digest(key), expected)) {
      request.account = account;
      return;
    }
    reply.header('www-authenticate', 'Bearer');
    return sendError(reply, 401, 'unauthorized', 'This call needs the API key as a bearer token.');
  };
}
