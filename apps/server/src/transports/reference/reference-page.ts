import { createHash } from 'node:crypto';
import { errorStatus } from '@opencashier/contract/errors';
import { pagePolicy } from '../http/csp.ts';
import { type PackedPage, packPage } from '../http/packed-page.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';

const style = [
  ':root{color-scheme:light dark;--line:color-mix(in srgb,CanvasText 14%,transparent);--soft:color-mix(in srgb,CanvasText 5%,transparent);font:16px/1.55 Inter,system-ui,sans-serif}',
  'body{margin:0 auto;max-inline-size:920px;padding:32px 20px 96px}',
  'h1{font-size:28px;line-height:1.2;margin:0 0 8px}h2{font-size:20px;margin:48px 0 12px}h3{font-size:16px;margin:0}p{margin:0 0 12px}',
  'nav{display:flex;flex-wrap:wrap;gap:6px 16px;margin:24px 0;font-size:14px}a{color:LinkText}',
  'article{border-block-start:1px solid var(--line);padding:20px 0}',
  '.path{display:flex;gap:12px;align-items:baseline;flex-wrap:wrap;margin:0 0 8px}',
  '.method{font-weight:700;font-size:12px;border:1px solid var(--line);border-radius:6px;padding:2px 8px}',
  'code,pre{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}',
  'pre{background:var(--soft);border-radius:10px;padding:16px;overflow:auto;margin:8px 0 0;max-block-size:480px}',
  'summary{cursor:pointer;min-block-size:32px;display:list-item;font-size:14px}details{margin-block-start:8px}',
  'table{border-collapse:collapse;inline-size:100%;font-size:14px}td,th{text-align:start;padding:6px 12px 6px 0;border-block-end:1px solid var(--line);vertical-align:top}',
  ':focus-visible{outline:2px solid Highlight;outline-offset:2px}',
].join('');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);
/** Texts of the contract mark code with back-ticks. */
const prose = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function block(title: string, content: unknown): string {
  const json = escapeHtml(JSON.stringify(content, null, 2));
  return `<details><summary>${title}</summary><pre tabindex="0"><code>${json}</code></pre></details>`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function article(path: string, method: string, operation: Operation): string {
  const security = operation.security.flatMap((entry) => Object.keys(entry));
  const access = security.includes('operatorKey')
    ? 'Takes a key of the operator’s API.'
    : security.includes('playerToken')
      ? 'Takes a player’s token.'
      : 'Takes no token.';
  const parameters = (operation.parameters ?? []).filter((entry) => isRecord(entry) && 'name' in entry);
  const isRepeatable = JSON.stringify(operation.parameters ?? []).includes('IdempotencyKey');
  return [
    `<article id="${escapeHtml(operation.operationId)}"><div class="path"><span class="method">${method.toUpperCase()}</span>`,
    `<h3><code>${escapeHtml(path)}</code></h3></div><p>${prose(operation.summary)}</p>`,
    operation.description ? `<p>${prose(operation.description)}</p>` : '',
    `<p>${access}${isRepeatable ? ' Takes an idempotency key.' : ''}</p>`,
    parameters.length > 0 ? block('Parameters', parameters) : '',
    operation.requestBody === undefined ? '' : block('Request', operation.requestBody),
    block('Reply', operation.responses['200']),
    '</article>',
  ].join('');
}

/** The API reference: plain HTML from the OpenAPI document, without a script. */
export function referencePage(document: OpenApiDocument): PackedPage {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = document.tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    const links = own.map(({ operation: { operationId } }) => `<a href="#${operationId}">${operationId}</a>`);
    return [
      `<section><h2>${name}</h2><p>${prose(description)}</p><nav aria-label="${name}">${links.join('')}</nav>`,
      ...own.map(({ path, method, operation }) => article(path, method, operation)),
      '</section>',
    ].join('');
  });
  const codes = Object.entries(errorStatus)
    .map(([code, status]) => `<tr><td><code>${code}</code></td><td>${status}</td></tr>`)
    .join('');
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${document.info.title} API</title><style>${style}</style></head><body><main>`,
    `<h1>${document.info.title} API</h1><p>${prose(document.info.description)}</p>`,
    '<p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>',
    ...sections,
    `<section><h2>Error codes</h2><table><thead><tr><th>Code</th><th>Status</th></tr></thead><tbody>${codes}</tbody></table></section>`,
    '</main></body></html>',
  ].join('');
  const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  return packPage(html, {
    'content-security-policy': pagePolicy({ styleHashes: [hash] }),
    'cache-control': 'public, no-cache',
    vary: 'accept-encoding',
  });
}
