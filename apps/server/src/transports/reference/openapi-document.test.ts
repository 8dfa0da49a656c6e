import type { CallDefinition } from '@opencashier/contract/calls/define-call';
import { type CallName, calls } from '@opencashier/contract/calls/registry';
import { operatorCalls } from '@opencashier/contract/operator/registry';
import { describe, expect, test } from 'vitest';
import { requestExamples } from './examples.ts';
import { openApiDocument } from './openapi-document.ts';
import { referencePage } from './reference-page.ts';

const options = {
  publicUrl: 'https://pay.example.com',
  apiPrefix: 'BANKING',
  version: '1.0.0',
};
const document = openApiDocument(options);

describe('the OpenAPI document', () => {
  test('has every call of the contract, as the contract has it', () => {
    const entries = Object.entries(calls) as [CallName, CallDefinition][];
    for (const [name, { path, method, idempotent, access }] of entries) {
      const operation = document.paths[`/api/BANKING/${path}`]?.[method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      expect(operation?.security).toEqual(access === 'player' ? [{ playerToken: [] }] : []);
      expect(JSON.stringify(operation?.parameters).includes('IdempotencyKey')).toBe(idempotent);
    }
    for (const { path, method, repetition, role, rows } of Object.values(operatorCalls)) {
      const operation = document.paths[`/api/operator${path}`]?.[method.toLowerCase()];
      expect(operation?.security).toEqual([{ operatorKey: [] }]);
      const parameters = JSON.stringify(operation?.parameters ?? []);
      expect(parameters.includes('IdempotencyKey')).toBe(repetition === 'key');
      expect(parameters.includes('Format')).toBe(rows !== undefined);
      expect(JSON.stringify(operation?.responses).includes('text/csv')).toBe(rows !== undefined);
      if (role !== 'keeper') expect(operation?.description).toContain(`\`${role}\``);
    }
  });

  test('groups the calls by their purpose', () => {
    const { tags, paths } = document;
    const groups = ['Deposits', 'Methods', 'Visits', 'Withdrawals', 'Protection', 'Sweepstakes', 'Operator'];
    expect(tags.map(({ name }) => name)).toEqual(groups);
    const used = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((own) => own.tags));
    expect([...new Set(used)].sort()).toEqual([...groups].sort());
  });

  test('names every part of a path, and refers only to what it has', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
      for (const { parameters = [] } of Object.values(methods)) {
        const named = (parameters as { in?: string; name?: string; required?: boolean }[]).filter(
          (parameter) => parameter.in === 'path',
        );
        expect(named.map(({ name }) => name)).toEqual(parts);
        expect(named.every(({ required }) => required)).toBe(true);
      }
    }
    for (const [, reference = ''] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) {
      const target = reference
        .replace('#/', '')
        .split('/')
        .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document);
      expect(target, reference).toBeDefined();
    }
  });

  test('has examples that the calls take', () => {
    for (const [name, example] of Object.entries(requestExamples)) {
      expect(calls[name as CallName].request.safeParse(example).success, name).toBe(true);
    }
  });
});

test('the reference page shows every call and runs no script', async () => {
  const page = referencePage(document);
  const html = Buffer.from(await page.body('identity')).toString();
  for (const name of Object.keys(calls)) expect(html).toContain(`id="${name}"`);
  expect(html).toMatch(/<td><code>deposits\[\]\.bonusMinor<\/code><\/td><td>yes<\/td>/);
  expect(html).toMatch(
    /<td><code>reason<\/code><\/td><td>yes<\/td><td><code>string \(1 to 1000 characters\)/,
  );
  expect(html).not.toMatch(/\[object|undefined/);
  expect(html).not.toContain('<script');
  expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self'; style-src 'self' 'sha256-/);
});
