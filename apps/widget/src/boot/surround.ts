import type { OpenedChannel } from '../host/create-host-channel.ts';
import type { LocaleLoader } from '../i18n/load-locale.ts';
import type { Composition } from './compose.ts';
import { syncDocument } from './document-sync.ts';
import { followWidth, platformOf } from './frame-platform.ts';
import { addressNames, type PageData } from './page-data.ts';
import { reportHeight } from './report-height.ts';

export interface SurroundDeps {
  readonly window: Window;
  /** The element that the app is drawn into. */
  readonly root: HTMLElement;
  readonly data: PageData;
  readonly channel: Pick<OpenedChannel, 'kind'>;
  readonly composition: Pick<Composition, 'services' | 'texts'>;
  readonly locales: LocaleLoader;
}

/** What is set by the browser around the page rather than by the page. */
export function surround({ window, root, data, channel, composition, locales }: SurroundDeps): void {
  const { services, texts } = composition;
  const { session } = services;
  const platform = platformOf(window, channel.kind);
  const isNative = platform === 'ios' || platform === 'android';
  const theme = data.theme?.mode ?? (isNative ? 'dark' : 'light');
  session.setState({ platform, theme });
  syncDocument(window.document.documentElement, session, texts);
  followWidth(window, channel.kind, session);
  void locales.show(session.getState().locale);
  session.subscribe(({ locale }, before) => {
    if (locale !== before.locale) void locales.show(locale);
  });
  reportHeight(window, root, services);
}

/** The address has told what it had to tell: nobody should bookmark or share it. */
export function forgetAddress({ location, history }: Window): void {
  const query = new URLSearchParams(location.search);
  const told: readonly (keyof PageData['address'])[] = addressNames;
  for (const name of told) query.delete(name);
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', `${location.pathname}${search}`);
}
