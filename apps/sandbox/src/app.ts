import formbody from '@fastify/formbody';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { requireKey } from './api/authorize.ts';
import { bookRoutes } from './api/book-routes.ts';
import { sendError } from './api/errors.ts';
import { paymentRoutes } from './api/payment-routes.ts';
import { preparationRoutes } from './api/preparation-routes.ts';
import { rateRoutes } from './api/rate-routes.ts';
import { refundRoutes } from './api/refund-routes.ts';
import { captchaRoutes } from './captcha/routes.ts';
import { captchaVerifyRoutes } from './captcha/verify-routes.ts';
import { controlAssets } from './control/page.ts';
import { controlRoutes } from './control/routes.ts';
import { mainAccount } from './faults/account-modes.ts';
import { assetRoutes } from './pages/assets.ts';
import { secureReplies } from './pages/security.ts';
import type { SandboxParts } from './parts.ts';
import { errorPage } from './payments/redirect/outcome-page.ts';
import { hostedAssets } from './payments/redirect/page.ts';
import { hostedRoutes } from './payments/redirect/routes.ts';
import { payoutRoutes } from './payouts/payout-routes.ts';

const bodyLimitBytes = 64 * 1024;

/** Whoever looks at a page gets errors as pages. */
function wantsPage(url: string, accept: string | undefined): boolean {
  return url.startsWith('/pay/') || (accept ?? '').includes('text/html');
}

/** All doors of the sandbox: the merchant's API, the payer's pages, the control page and its API. */
export async function createApp(parts: SandboxParts, apiKey: string): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: bodyLimitBytes, forceCloseConnections: true });
  secureReplies(app);
  await app.register(formbody);
  // An action without particulars may come with an empty body under a JSON type.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)));
    } catch {
      done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }), undefined);
    }
  });

  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request.url, request.headers.accept)) {
      return sendError(reply, 404, 'not_found', 'There is nothing at this address.');
    }
    const text = 'Check the address, or go back to where you came from.';
    return reply.code(404).type('text/html; charset=utf-8').send(errorPage('There is no such page', text));
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    if (wantsPage(request.url, request.headers.accept)) {
      const text = 'Nothing was lost. Try again in a moment.';
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .send(errorPage('Something went wrong', text));
    }
    if (status >= 500) return sendError(reply, 500, 'internal_error', 'Something went wrong.');
    return sendError(reply, status, 'invalid_request', error.message);
  });

  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async () => ({ status: 'ok' }));
  assetRoutes(app, [...hostedAssets, ...controlAssets]);
  hostedRoutes(app, parts);
  captchaRoutes(app, parts);
  captchaVerifyRoutes(app, parts, apiKey);
  await app.register(async (control) => controlRoutes(control, parts));
  await app.register(async (api) => {
    api.decorateRequest('account', mainAccount);
    api.addHook('onRequest', requireKey(apiKey));
    paymentRoutes(api, parts);
    refundRoutes(api, parts);
    preparationRoutes(api, parts);
    rateRoutes(api, parts);
    bookRoutes(api, parts);
    payoutRoutes(api, parts);
  });
  return app;
}
