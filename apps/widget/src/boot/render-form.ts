import { formScript } from 'virtual:inline-scripts';
import { directionOf } from '@opencashier/contract/locales';
import { createTexts } from '../i18n/texts.ts';
import { availableLocale, textsOf } from './catalogues.ts';
import css from './form/form-page.css?inline';
import { escapeHtml } from './html.ts';
import type { AddressValues } from './page-data.ts';
import { type RenderedPage, sourceHash } from './rendered-page.ts';

export interface RenderFormInput {
  readonly product: string;
  readonly address: Pick<AddressValues, 'locale'>;
}

/** Writes the page that a payment window starts with. It needs nothing but itself, so that it stands at once. */
export function renderForm({ address }: RenderFormInput): RenderedPage {
  const locale = availableLocale(address.locale);
  const texts = createTexts();
  texts.show(locale, textsOf(locale), false);
  const text = (key: string) => escapeHtml(texts.text(key));
  const html = [
    `<!doctype html><html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${text('form.title')}</title><style>${css}</style></head><body>`,
    `<main id="opening"><div class="spinner"></div><h1>${text('form.title')}</h1><p>${text('form.text')}</p></main>`,
    `<main id="failed" hidden><p role="alert">${text('form.failed')}</p></main>`,
    `<script>${formScript}</script></body></html>`,
  ].join('');
  return { html, scriptHashes: [sourceHash(formScript)], styleHashes: [sourceHash(css)] };
}
