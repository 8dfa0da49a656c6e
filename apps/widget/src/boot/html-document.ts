import { escapeHtml, jsonForScript } from './html.ts';
import type { EntryAssets } from './page-assets.ts';
import { pageDataId } from './page-data.ts';

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
}

/**
 * The document. Preloads come first, so that the script is on its way while the list is drawn; data and inline script
 * come after the list, so that they do not keep it from being painted.
 */
export function htmlDocument(parts: DocumentParts): string {
  const { assets, base } = parts;
  const address = (file: string) => escapeHtml(`${base}${file}`);
  return [
    `<!doctype html><html lang="${escapeHtml(parts.locale)}" dir="${parts.direction}" data-theme="${parts.theme}">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(parts.title)}</title>`,
    ...parts.styles.map((css) => `<style>${css}</style>`),
    ...assets.preloads.map((file) => `<link rel="modulepreload" href="${address(file)}">`),
    `<script type="module" src="${address(assets.script)}"></script>`,
    `</head><body><div id="root">${parts.body}</div>`,
    `<script type="application/json" id="${pageDataId}">${jsonForScript(parts.data)}</script>`,
    `<script>${parts.inlineScript}</script>`,
    '</body></html>',
  ].join('');
}
