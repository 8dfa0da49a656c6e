import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './errors.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** A hook that lets through only who knows the key; compares digests, so that lengths tell nothing. */
export function requireKey(apiKey: string) {
  const expected = digest(apiKey);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const [scheme, key = ''] = (request.headers.authorization ?? '').split(' ');
    if (scheme?.toLowerCase() === 'bearer' && timingSafeEqual(digest(key), expected)) return;
    reply.header('www-authenticate', 'Bearer');
    return sendError(reply, 401, 'unauthorized', 'This call needs the API key as a bearer token.');
  };
}
