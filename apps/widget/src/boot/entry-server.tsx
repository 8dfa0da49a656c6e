import { clientAssets } from 'virtual:client-assets';
import { earlyScript } from 'virtual:inline-scripts';
import { localesVersion } from 'virtual:locales';
import type { BrandCaptcha } from '@opencashier/contract/captcha';
import type { MethodList } from '@opencashier/contract/entities/payment-method';
import type { Theme } from '@opencashier/contract/host/parent-data';
import { directionOf } from '@opencashier/contract/locales';
import { renderToString } from 'react-dom/server';
import { version } from '../../package.json';
import type { BoxesReply } from '../flows/sweepstake/boxes.ts';
import { firstAreas, firstTextsOf } from '../i18n/first-texts.ts';
import { App } from './app.tsx';
import { availableLocale, textsOf } from './catalogues.ts';
import { compose } from './compose.ts';
import { drawnPorts } from './drawn-ports.ts';
import { htmlDocument } from './html-document.ts';
import type { PageData } from './page-data.ts';
import { type RenderedPage, sourceHash } from './rendered-page.ts';
import { titleKey } from './shell/title-key.ts';
import { createSweepstakeView } from './sweepstake-view.ts';
import { themeStyle } from './theme-style.ts';

export { renderCaptcha } from './render-captcha.ts';
export { renderForm } from './render-form.ts';

/** What the server knows when it writes a page. Everything comes from the address and the brand, nothing from a player. */
export interface RenderInput {
  /** Path prefix of the widget, without slashes. */
  readonly product: string;
  readonly apiPrefix: string;
  readonly brand: string;
  readonly allowedOrigins: readonly string[];
  /** The path below the prefix: '' or '/deposit', … */
  readonly path: string;
  readonly view: 'main' | 'sweep';
  /** The values that stood in the address, as they stood there. */
  readonly address: PageData['address'];
  /** The first list, when the address gave country and currency. */
  readonly methods?: MethodList | undefined;
  /** In the sweepstakes: the coin packages on sale, where the first list is given. */
  readonly boxes?: BoxesReply | undefined;
  /** Origins that payment pages may have over http, for development. */
  readonly httpOrigins?: readonly string[] | undefined;
  /** The operator's look of the brand. */
  readonly theme?: Theme | undefined;
  /** Ids of the brand's captchas. */
  readonly captcha?: BrandCaptcha | undefined;
  /** Address of the sprite with the methods' icons. */
  readonly sprite: string;
  readonly isDebuggable: boolean;
  /** Where errors that nobody caught are sent. */
  readonly monitoringUrl?: string | undefined;
  readonly isTraced?: boolean | undefined;
}

/** Writes the page with its first screen: header and list, or a skeleton where the address does not say whose list. */
export function render(input: RenderInput): RenderedPage {
  const locale = availableLocale(input.address.locale);
  const data: PageData = {
    version,
    product: input.product,
    apiPrefix: input.apiPrefix,
    brand: input.brand,
    allowedOrigins: input.allowedOrigins,
    httpOrigins: input.httpOrigins ?? [],
    locale,
    address: input.address,
    view: input.view,
    theme: input.theme,
    captcha: input.captcha,
    methods: input.methods,
    boxes: input.boxes,
    messages: firstTextsOf(textsOf(locale, firstAreas(input.view))),
    localesVersion,
    sprite: input.sprite,
    isDebuggable: input.isDebuggable,
    monitoringUrl: input.monitoringUrl,
    isTraced: input.isTraced || undefined,
  };
  const sweepstake = input.view === 'sweep' ? createSweepstakeView(() => {}) : undefined;
  const { services, router } = compose(data, input.path, { ...drawnPorts, sweepstake });
  const body = renderToString(<App services={services} screen={router.screen} />);
  const own = sweepstake && clientAssets.sweepstake;
  const styles = [clientAssets.css, own?.css ?? '', themeStyle(input.theme)].filter((css) => css !== '');
  return {
    html: htmlDocument({
      locale,
      direction: directionOf(locale),
      theme: input.theme?.mode ?? 'light',
      title: services.texts.text(titleKey(services.route.getState(), input.view)),
      styles,
      inlineScript: earlyScript,
      data,
      body,
      base: `/${input.product}/`,
      assets: own ? { ...clientAssets, preloads: [...clientAssets.preloads, ...own.preloads] } : clientAssets,
      hasList: input.methods !== undefined,
      needsVisit:
        input.methods === undefined && (input.view !== 'main' || input.path.startsWith('/withdrawal')),
    }),
    scriptHashes: [sourceHash(earlyScript)],
    styleHashes: styles.map(sourceHash),
  };
}
