import { escapeHtml, jsonForScript } from './html.ts';
import type { EntryAssets } from './page-assets.ts';
import { entryId, pageDataId } from './page-data.ts';

export interface DocumentParts {
  readonly locale: string;
  readonly direction: 'rtl' | 'ltr';
  readonly theme: 'light' | 'dark';
  readonly title: string;
  readonly styles: readonly string[];
  /** Runs before anything else is loaded; reads the data, so it stands after it. */
  readonly inlineScript: string;
  readonly data: unknown;
  readonly body: string;
  /** Where the assets are, with slashes at both ends. */
  readonly base: string;
  readonly assets: EntryAssets;
  /** The body shows a list, which is painted before the script begins. */
  readonly hasList: boolean;
  /** No list comes before the visit does, with the page or by the inline script's request. */
  readonly needsVisit: boolean;
}

/**
 * The document. Preloads come first, so that the script is on its way while the list is drawn; data and inline script
 * come after the list, so that they do not keep it from being painted. Where there is a list, the inline script starts
 * the preloaded entry once it is painted; where there is none, the entry starts by itself, and the visit's
 * chunks come with it if the list has to wait for them.
 */
export function htmlDocument(parts: DocumentParts): string {
  const { assets, base } = parts;
  const address = (file: string) => escapeHtml(`${base}${file}`);
  const preload = (file: string) => `<link rel="modulepreload" href="${address(file)}">`;
  return [
    `<!doctype html><html lang="${escapeHtml(parts.locale)}" dir="${parts.direction}" data-theme="${parts.theme}">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(parts.title)}</title>`,
    ...parts.styles.map((css) => `<style>${css}</style>`),
    ...(parts.needsVisit ? assets.visit : []).map(preload),
    ...assets.preloads.map(preload),
    parts.hasList
      ? `<link rel="modulepreload" id="${entryId}" href="${address(assets.script)}">`
      : `<script type="module" src="${address(assets.script)}"></script>`,
    `</head><body><div id="root">${parts.body}</div>`,
    `<script type="application/json" id="${pageDataId}">${jsonForScript(parts.data)}</script>`,
    `<script>${parts.inlineScript}</script>`,
    '</body></html>',
  ].join('');
}
