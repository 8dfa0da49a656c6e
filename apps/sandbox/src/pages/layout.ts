import { type Html, html } from './html.ts';

export interface PageOptions {
  readonly title: string;
  readonly stylesheet: string;
  readonly script?: string;
  /** Sends the browser on by itself, without a script. */
  readonly forward?: { readonly url: string; readonly seconds: number };
  readonly body: Html;
}

/** The mark of the bank that does not exist: three pillars under a wave. */
export const bankMark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="9" fill="currentColor"/><g fill="none" stroke-width="2.4" stroke-linecap="round"><path d="M7 11.5c3-3 6-3 9 0s6 3 9 0"/><path d="M9.5 17v6M16 17v6M22.5 17v6"/></g></svg>`;

/** A whole page. Its styles and script come from this process alone. */
export function page({ title, stylesheet, script, forward, body }: PageOptions): string {
  const refresh =
    forward && html`<meta http-equiv="refresh" content="${forward.seconds};url=${forward.url}">`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${refresh}
<title>${title}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${stylesheet}">
${script !== undefined && html`<script src="${script}" defer></script>`}
</head>
<body>
${body}
</body>
</html>
`.markup;
}
