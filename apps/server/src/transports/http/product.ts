import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Brands } from '../../ports/brands.ts';
import type { ChangeableCatalogue } from '../../ports/catalogue-overrides.ts';
import type { StaticFiles } from '../../ports/page.ts';
import { languageOf } from './calls.ts';
import { sendPage, withHead } from './packed-page.ts';
import { type PageAddress, readPageAddress } from './page-address.ts';
import { returnPage } from './return-page.ts';
import { createFileSender } from './static-files.ts';
import { createWidgetPages, type WidgetPagesOptions } from './widget-page.ts';

export interface ProductOptions extends WidgetPagesOptions {
  readonly brands: Brands;
  readonly catalogue: ChangeableCatalogue;
  readonly files: StaticFiles;
  /** Where a return address goes on to in the same tab; nothing for one that is unknown. */
  readonly findReturn: (
    id: string,
  ) => Promise<{ readonly brand: string; readonly returnUrl: string | undefined } | undefined>;
}

/** The SDK's script is loaded by pages of other origins. */
const isSdk = (path: string): boolean => path.startsWith('sdk/');
/** Has a name with an ending: a file, not a screen. */
const isFileName = (path: string): boolean => /\.[a-z0-9]{1,8}$/i.test(path);

/** Does a browser ask for a page, rather than for something that a page needs? */
const isNavigation = ({ headers }: FastifyRequest): boolean =>
  ['document', 'iframe', 'frame'].includes(String(headers['sec-fetch-dest']));

/** Everything below `/{product}`: the widget's pages and files, and the page that providers return to. */
export function addProduct(app: FastifyInstance, options: ProductOptions): { warm(): Promise<void> } {
  const { product, brands, catalogue, files } = options;
  const pages = createWidgetPages(options);
  const sender = createFileSender(files);
  const addressOf = (query: unknown): PageAddress | undefined =>
    readPageAddress((query ?? {}) as Record<string, unknown>, brands, catalogue);

  // Browsers ask for it at the root of whatever they show; an empty answer keeps their consoles quiet.
  app.get('/favicon.ico', withHead, async (_request, reply) =>
    reply.code(204).header('cache-control', 'public, max-age=86400').send(),
  );
  app.get('/', withHead, async (_request, reply) => reply.redirect(`/${product}/`));

  app.get<{ Params: { id: string } }>(`/${product}/return/:id`, withHead, async (request, reply) => {
    const found = await options.findReturn(request.params.id);
    const brand = found && brands.find(found.brand);
    const returnUrl = found?.returnUrl ?? brand?.returnUrl ?? brand?.origins[0];
    return sendPage(request, reply.code(found ? 200 : 404), returnPage(languageOf(request), returnUrl));
  });

  app.get(`/${product}/form`, withHead, async (request, reply) => {
    const address = addressOf(request.query);
    return address ? sendPage(request, reply, await pages.form(address)) : reply.callNotFound();
  });

  app.get(`/${product}/captcha`, withHead, async (request, reply) => {
    const address = addressOf(request.query);
    const page = address && pages.captcha(address);
    return page ? sendPage(request, reply, await page) : reply.callNotFound();
  });
  app.get(`/${product}/captcha/second.js`, withHead, async (request, reply) => {
    const script = addressOf(request.query)?.brand.captchaPage?.localScript;
    if (script === undefined) return reply.callNotFound();
    const caching = 'public, max-age=300';
    return reply.header('cache-control', caching).type('text/javascript; charset=utf-8').send(script);
  });

  app.get(`/${product}`, withHead, async (request, reply) => {
    const at = request.url.indexOf('?');
    return reply.redirect(`/${product}/${at < 0 ? '' : request.url.slice(at)}`);
  });

  app.get<{ Params: { '*': string } }>(`/${product}/*`, withHead, async (request, reply) => {
    const path = request.params['*'];
    const file = files.find(path);
    if (file) {
      if (isSdk(path)) reply.header('cross-origin-resource-policy', 'cross-origin');
      return sender.send(request, reply, file, (request.query as Record<string, unknown>).v !== undefined);
    }
    if (options.developmentUrl && !isNavigation(request)) {
      return reply.redirect(`${options.developmentUrl}${request.url}`);
    }
    const address = isFileName(path) ? undefined : addressOf(request.query);
    if (!address) return reply.callNotFound();
    return sendPage(request, reply, await pages.page(path === '' ? '' : `/${path}`, address));
  });

  return { warm: () => sender.warm() };
}
