import type { Brands } from '../../ports/brands.ts';
import type { ChangeableCatalogue } from '../../ports/catalogue-overrides.ts';
import type { PageRenderer, PageRequest, RenderedPage } from '../../ports/page.ts';
import { boxMethodList, depositMethodList } from '../../use-cases/method-lists.ts';
import { boxList } from '../../use-cases/sweepstake-boxes.ts';
import { pagePolicy } from './csp.ts';
import { type PackedPage, PageCache, packPage } from './packed-page.ts';
import type { PageAddress } from './page-address.ts';

export interface WidgetPagesOptions {
  readonly product: string;
  readonly apiPrefix: string;
  readonly publicUrl: string;
  readonly isDebuggable: boolean;
  readonly httpOrigins: readonly string[];
  /** Elastic APM server of the widget's errors. */
  readonly monitoringUrl?: string;
  readonly isTraced: boolean;
  /** Development: pages are written anew each time and load their modules from here. */
  readonly developmentUrl?: string;
  readonly renderer: PageRenderer;
  readonly catalogue: ChangeableCatalogue;
  readonly brands: Brands;
}

export interface WidgetPages {
  /** The widget's page for an address; `path` below the product. */
  page(path: string, address: PageAddress): Promise<PackedPage>;
  /** The page that a payment window starts with. */
  form(address: PageAddress): Promise<PackedPage>;
  /** The page that the vendors' scripts of captchas run in; nothing where the brand has none. */
  captcha(address: PageAddress): Promise<PackedPage> | undefined;
}

const keptPages = 500;
const keptInDevelopment = 0;
/** Shared caches keep a page with a list for a minute and may use it while they fetch the next one. */
const withList = 'public, max-age=60, stale-while-revalidate=600';
const asked = 'public, no-cache';
const plainPath = /^(\/[a-z0-9-]{1,32}){0,4}$/;

/** Writes the widget's pages, each once: they depend on their address alone, never on a player. */
export function createWidgetPages(options: WidgetPagesOptions): WidgetPages {
  const { product, apiPrefix, publicUrl, isDebuggable, renderer, catalogue } = options;
  const { developmentUrl, monitoringUrl, isTraced } = options;
  const cache = new PageCache(developmentUrl ? keptInDevelopment : keptPages);

  function finish(
    rendered: RenderedPage,
    address: PageAddress,
    more: { caching: string; opensForms?: boolean },
  ): PackedPage {
    // Hot reload comes from another origin and puts styles into the page: no policy that players get allows that.
    if (developmentUrl) return packPage(rendered.html, { 'content-security-policy': 'base-uri *' });
    return packPage(rendered.html, {
      'content-security-policy': pagePolicy({
        scriptHashes: rendered.scriptHashes,
        styleHashes: rendered.styleHashes,
        connectsTo: publicUrl,
        ...(more.opensForms
          ? { opensForms: true }
          : {
              frameAncestors: address.brand.origins,
              assetOrigins: address.brand.origins,
              ...(monitoringUrl && { monitoringOrigin: new URL(monitoringUrl).origin }),
            }),
        // That of the captcha is framed by both.
        framesOwn: true,
      }),
      'cache-control': more.caching,
      vary: 'accept-encoding',
    });
  }

  type List = NonNullable<PageAddress['list']>;
  type FirstList = Pick<PageRequest, 'methods' | 'boxes'>;

  const depositsOf = (brand: string, list: List): FirstList => ({
    methods: depositMethodList(catalogue, { brand, ...list }, list.locale),
  });

  /** Nothing where it depends on who comes: then the page waits for the player. */
  const coinsOf = (brand: string, list: List): FirstList => {
    const guest = { brand, ...list };
    const boxes = boxList(catalogue, options.brands, guest, list.locale);
    if (!boxes.ok) return {};
    const methods = boxMethodList(catalogue, options.brands, guest, list.country, list.locale);
    // The page's own currency, whatever the packages are priced in.
    return { boxes: boxes.data, methods: { ...methods, currency: list.currency } };
  };

  return {
    page(path, address) {
      const known = plainPath.test(path) ? path : '';
      // A list that was changed is another page.
      const key = JSON.stringify([known, address.brand.id, address.address, catalogue.version()]);
      return cache.get(key, async () => {
        const { list, brand, view } = address;
        const first = list && (view === 'sweep' ? coinsOf(brand.id, list) : depositsOf(brand.id, list));
        const rendered = await renderer.renderPage({
          product,
          apiPrefix,
          brand,
          path: known,
          view,
          address: address.address,
          ...first,
          isDebuggable,
          isTraced,
          ...(monitoringUrl && { monitoringUrl }),
          httpOrigins: options.httpOrigins,
        });
        return finish(rendered, address, { caching: list ? withList : asked });
      });
    },
    form: (address) =>
      cache.get(JSON.stringify(['form', address.brand.id, address.address.locale]), async () =>
        finish(await renderer.renderForm({ product, address: address.address }), address, {
          caching: asked,
          opensForms: true,
        }),
      ),
    captcha({ brand, address: { locale } }) {
      const { captchaPage } = brand;
      if (!captchaPage) return undefined;
      const { scripts, origins } = captchaPage;
      return cache.get(JSON.stringify(['captcha', brand.id, locale]), async () => {
        const local = `/${product}/captcha/second.js?brand=${brand.id}`;
        const { html, scriptHashes } = await renderer.renderCaptcha({
          locale,
          scripts: { ...scripts, second: scripts.second && { ...scripts.second, local } },
        });
        return packPage(html, {
          'content-security-policy': pagePolicy({
            scriptHashes,
            vendorOrigins: origins,
            frameAncestors: ["'self'", ...brand.origins],
          }),
          'cache-control': asked,
          vary: 'accept-encoding',
        });
      });
    },
  };
}
