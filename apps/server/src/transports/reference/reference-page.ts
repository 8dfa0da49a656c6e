import { createHash } from 'node:crypto';
import { errorStatus } from '@opencashier/contract/errors';
import { pagePolicy } from '../http/csp.ts';
import { type PackedPage, packPage } from '../http/packed-page.ts';
import { escapeHtml, prose, table } from './html.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';
import { schemaRows, typeOf } from './schema-rows.ts';

const style = [
  ':root{color-scheme:light dark;--line:color-mix(in srgb,CanvasText 14%,transparent);--soft:color-mix(in srgb,CanvasText 5%,transparent);font:16px/1.55 Inter,system-ui,sans-serif}',
  'body{margin:0 auto;max-inline-size:920px;padding:32px 20px 96px}',
  'h1{font-size:28px;line-height:1.2;margin:0 0 8px}h2{font-size:20px;margin:48px 0 12px}h3{font-size:16px;margin:0;overflow-wrap:anywhere}h4{font-size:14px;margin:20px 0 4px}p{margin:0 0 12px}',
  '.quiet{opacity:.72;font-size:14px}',
  '.table{overflow-x:auto}td:first-child{white-space:nowrap}td:last-child{min-inline-size:180px}',
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function jsonOf(content: unknown): Record<string, unknown> {
  const json =
    isRecord(content) && isRecord(content.content) ? content.content['application/json'] : undefined;
  return isRecord(json) ? json : {};
}

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

/** The values of a payload, or that there are none. */
function payload(title: string, schema: unknown): string {
  const rows = isRecord(schema) ? schemaRows(schema) : [];
  if (rows.length === 0) {
    const type = isRecord(schema) ? typeOf(schema) : 'anything';
    return `<h4>${title}</h4><p>${type === 'object' ? 'Nothing.' : code(type)}</p>`;
  }
  const cells = rows.map(({ path, type, isRequired }) => [code(path), isRequired ? 'yes' : '', code(type)]);
  return `<h4>${title}</h4>${table(['Value', 'Required', 'Type'], cells)}`;
}

function parametersOf(operation: Operation): string {
  const rows = (operation.parameters ?? [])
    .filter(isRecord)
    .flatMap(({ name, in: place, required, schema }) => {
      if (typeof name !== 'string' || !isRecord(schema)) return [];
      return [[code(name), String(place), required ? 'yes' : '', code(typeOf(schema))]];
    });
  return rows.length === 0 ? '' : `<h4>Parameters</h4>${table(['Name', 'Place', 'Required', 'Type'], rows)}`;
}

function requestOf({ requestBody }: Operation): string {
  if (requestBody === undefined) return '';
  const { schema, example } = jsonOf(requestBody);
  const shown =
    example === undefined
      ? ''
      : `<h4>Example</h4><pre tabindex="0"><code>${escapeHtml(JSON.stringify(example, null, 2))}</code></pre>`;
  return payload('Request', schema) + shown;
}

function replyOf({ responses }: Operation): string {
  const { schema } = jsonOf(responses['200']);
  const data = isRecord(schema) && isRecord(schema.properties) ? schema.properties.data : undefined;
  return payload('Reply: data', data);
}

function accessOf({ security, parameters = [], description }: Operation): string {
  const names = security.flatMap((entry) => Object.keys(entry));
  const key = names.includes('operatorKey')
    ? (description ?? 'Takes a key of the operator’s API.')
    : names.includes('playerToken')
      ? 'Takes a player’s token.'
      : 'Takes no token.';
  return JSON.stringify(parameters).includes('IdempotencyKey') ? `${key} Takes an idempotency key.` : key;
}

function article(path: string, method: string, operation: Operation): string {
  const parts = parametersOf(operation) + requestOf(operation) + replyOf(operation);
  return [
    `<article id="${escapeHtml(operation.operationId)}"><div class="path"><span class="method">${method.toUpperCase()}</span>`,
    `<h3><code>${escapeHtml(path)}</code></h3></div>`,
    `<p>${prose(operation.summary)}</p>`,
    `<p class="quiet">${prose(accessOf(operation))}</p>`,
    parts && `<details><summary>What goes in and comes back</summary>${parts}</details>`,
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
  const codes = Object.entries(errorStatus).map(([name, status]) => [code(name), String(status)]);
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${document.info.title} API</title><style>${style}</style></head><body><main>`,
    `<h1>${document.info.title} API</h1><p>${prose(document.info.description)}</p>`,
    '<p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>',
    ...sections,
    `<section><h2>Error codes</h2>${table(['Code', 'Status'], codes)}</section>`,
    '</main></body></html>',
  ].join('');
  const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  return packPage(html, {
    'content-security-policy': pagePolicy({ styleHashes: [hash] }),
    'cache-control': 'public, no-cache',
    vary: 'accept-encoding',
  });
}
