import type { FastifyInstance } from 'fastify';

/**
 * No inline script or style, nothing from elsewhere, never inside a frame. There is no opener policy, since the
 * hosted page is opened as a popup and its opener wants to see that it was closed.
 */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Security headers on every reply; pages and data are not kept by caches unless they say so themselves. */
export function secureReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
