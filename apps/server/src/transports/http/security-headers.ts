import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** For replies that are no page: nothing may run in them, and nobody may frame them. */
const nothing = "default-src 'none'; frame-ancestors 'none'";

/**
 * Helmet's headers, but for those that break a cashier:
 * - the policy is each page's own, since hashes and `frame-ancestors` differ; data replies get one that allows nothing;
 * - no `X-Frame-Options`: `frame-ancestors` names the brand's origins, which the old header can't;
 * - no `Cross-Origin-Opener-Policy`: popups and the pages that they return to need their opener;
 * - the referrer is our origin, since some banks' pages want to know where the player comes from;
 * - HSTS only where we are reached by https;
 * - none of those that only browsers of long ago read: they would travel with every file for nothing.
 */
export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const isSecure = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    xFrameOptions: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    referrerPolicy: { policy: 'strict-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', nothing);
  });
}
