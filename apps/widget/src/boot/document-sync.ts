import type { Theme } from '@opencashier/contract/host/parent-data';
import { directionOf } from '@opencashier/contract/locales';
import type { SessionStore } from '../flows/session.ts';
import type { Texts } from '../i18n/texts.ts';

/** Keeps the root element's language, direction, theme and platform in step with the visit. */
export function syncDocument(root: HTMLElement, session: SessionStore, texts: Texts): void {
  const sync = () => {
    const { theme, platform, parent } = session.getState();
    root.lang = texts.locale;
    root.dir = directionOf(texts.locale);
    root.dataset.theme = theme;
    root.dataset.platform = platform;
    applyTokens(root.style, parent?.theme);
  };
  session.subscribe(sync);
  texts.subscribe(sync);
  sync();
}

/** The host's tokens as custom properties. Set by script, since a style attribute in HTML is not allowed here. */
function applyTokens(style: CSSStyleDeclaration, theme: Theme | undefined): void {
  for (const [name, value] of Object.entries(theme?.tokens ?? {})) style.setProperty(`--${name}`, value);
}
