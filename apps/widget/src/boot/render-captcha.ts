import { captchaScript } from 'virtual:inline-scripts';
import type { CaptchaScripts } from '@opencashier/contract/captcha';
import { type CaptchaError, captchaErrors, isCaptchaError } from '@opencashier/contract/captcha-errors';
import { directionOf } from '@opencashier/contract/locales';
import type { CaptchaPageData } from '../host/captcha/captcha-page.ts';
import { createTexts } from '../i18n/texts.ts';
import css from './captcha/captcha-page.css?inline';
import { availableLocale, textsOf } from './catalogues.ts';
import { escapeHtml, jsonForScript } from './html.ts';
import { type RenderedPage, sourceHash } from './rendered-page.ts';

export interface RenderCaptchaInput {
  readonly locale: string | undefined;
  readonly scripts: CaptchaScripts;
}

/** What a player can do about an error is all that they read of it. */
function textKeyOf(error: CaptchaError): string {
  switch (error) {
    case 'first.closed':
    case 'second.closed':
      return 'captcha.closed';
    case 'first.expired':
      return 'captcha.expired';
    case 'first.unknown':
    case 'second.unknown':
    case 'second.missingData':
      return 'captcha.failed';
    default:
      return 'captcha.unavailable';
  }
}

/** Writes the page that captchas are solved in. */
export function renderCaptcha(input: RenderCaptchaInput): RenderedPage {
  const locale = availableLocale(input.locale);
  const texts = createTexts();
  texts.show(locale, textsOf(locale, ['captcha']), false);
  const text = (key: string) => escapeHtml(texts.text(key));
  const errors = Object.keys(captchaErrors).filter(isCaptchaError);
  const data: CaptchaPageData = {
    language: locale,
    scripts: input.scripts,
    errors: Object.fromEntries(
      errors.map((error) => [error, texts.text(textKeyOf(error))]),
    ) as CaptchaPageData['errors'],
  };
  const html = [
    `<!doctype html><html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${text('captcha.title')}</title><style>${css}</style></head><body>`,
    `<main><h1>${text('captcha.title')}</h1><p>${text('captcha.text')}</p>`,
    `<button type="button" id="close">${text('captcha.close')}</button></main>`,
    `<script type="application/json" id="captcha-data">${jsonForScript(data)}</script>`,
    `<script>${captchaScript}</script></body></html>`,
  ].join('');
  return { html, scriptHashes: [sourceHash(captchaScript)], styleHashes: [sourceHash(css)] };
}
