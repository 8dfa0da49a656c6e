import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { groupCategories } from '@opencashier/contract/entities/payment-group';
import { transactionStatus } from '@opencashier/contract/entities/transaction';
import { errorCodes } from '@opencashier/contract/errors';
import { availableLocales } from '@opencashier/contract/locales';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..');
const folder = join(sources, 'public/locales');

function catalogue(locale: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'));
}

const english = catalogue('en');
const others = availableLocales.filter((locale) => locale !== 'en');

/** Names of the values of a message, from its compiled form: nested arrays whose first entry is a name. */
function valuesOf(message: string): readonly string[] {
  const names = new Set<string>();
  const visit = (token: unknown): void => {
    if (!Array.isArray(token)) return;
    const [name, , forms] = token;
    if (typeof name === 'string') names.add(name);
    if (forms && typeof forms === 'object') for (const form of Object.values(forms)) walk(form);
  };
  const walk = (tokens: unknown): void => {
    if (Array.isArray(tokens)) for (const token of tokens) visit(token);
  };
  walk(compileMessageOrThrow(message));
  return [...names].filter((name) => name !== '#').sort();
}

function filesBelow(path: string, suffix: RegExp): string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => suffix.test(name) && !/[.](test|suite)[.]|testing\//.test(name))
    .map((name) => join(path, name));
}

function parse(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
}

function everyNode(file: string, visit: (node: ts.Node) => void): void {
  const walk = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, walk);
  };
  walk(parse(file));
}

const code = filesBelow(sources, /[.]tsx?$/);
const views = filesBelow(sources, /[.]tsx$/);

describe.each(others)('texts in %s', (locale) => {
  const texts = catalogue(locale);

  it('are the same as in English, none missing and none left over', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  });

  it('take the same values', () => {
    const differing = Object.keys(english).filter(
      (key) => String(valuesOf(texts[key] ?? '')) !== String(valuesOf(english[key] ?? '')),
    );
    expect(differing).toEqual([]);
  });

  it('say something', () => {
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe('texts in English', () => {
  it('has every key that code names', () => {
    const missing: string[] = [];
    for (const file of code) {
      everyNode(file, (node) => {
        if (!ts.isCallExpression(node)) return;
        const called = ts.isPropertyAccessExpression(node.expression)
          ? node.expression.name.text
          : node.expression.getText();
        const [first] = node.arguments;
        if (
          (called === 't' || called === 'text') &&
          first &&
          ts.isStringLiteral(first) &&
          !(first.text in english)
        )
          missing.push(`${file}: ${first.text}`);
      });
    }
    expect(missing).toEqual([]);
  });

  it('has the keys that are put together from names', () => {
    const both = (prefix: string, names: readonly string[]) =>
      names.flatMap((name) => [`${prefix}.${name}.title`, `${prefix}.${name}.text`]);
    const statuses = both('complete', [
      ...transactionStatus.options,
      'asking',
      'unfinished',
      'expired',
      'held',
      'reversed',
      'onChain',
      'mistakedAsset',
    ]);
    const windows = both('redirected', ['open', 'blocked', 'closed', 'handedOver']);
    const steps = ['sent', 'seen', 'confirmed', 'credited'].flatMap((step) => [
      `timeline.${step}`,
      `timeline.${step}.now`,
    ]);
    const marks = ['late', 'underpaid', 'overpaid', 'reversed', 'held'].map(
      (mark) => `complete.mark.${mark}`,
    );
    const titles = ['deposit', 'withdrawal'].flatMap((name) => [`title.${name}`, `title.sweepstake.${name}`]);
    const groups = groupCategories.map((name) => `methods.groups.${name}`);
    const composed = [...statuses, ...windows, ...steps, ...marks, ...titles, ...groups];
    expect(composed.filter((key) => !(key in english))).toEqual([]);
  });

  it('says word for word what the product promises to say', () => {
    expect(english).toMatchObject({
      'title.deposit': 'Deposit',
      'deposit.list.title': 'Deposit method',
      'title.sweepstake.deposit': 'Select coin package',
      'title.withdrawal': 'Withdrawals',
      'title.sweepstake.withdrawal': 'Redemption',
      'empty.title': 'There are no payment methods available for this region',
      'errorSection.title': 'Error occurred',
      'errorSection.text': 'Try to refresh the section',
      'error.network': 'Network connection failed',
      'error.timeout': 'Request timeout',
      'error.unknown': 'Unknown error',
    });
  });

  it('has words for every error code that a player can meet', () => {
    // An integrator's mistakes, and the two that the deposit flow words itself.
    const wordless = new Set([
      'body.malformed',
      'body.tooLarge',
      'body.unsupportedType',
      'call.unknown',
      'call.methodNotAllowed',
      'banking.paymentMethodRegex',
      'banking.merchantClientError',
      'auth.codeInvalid',
      'auth.keyInvalid',
    ]);
    const missing = errorCodes.filter(
      (errorCode) =>
        !wordless.has(errorCode) &&
        !errorCode.startsWith('operator.') &&
        !(`common.errors.${errorCode}` in english),
    );
    expect(missing).toEqual([]);
  });
});

describe('the code of views', () => {
  const spoken = new Set(['aria-label', 'label', 'title', 'placeholder', 'alt', 'hint', 'text']);
  const hasWords = (text: string) => /\p{L}{2,}/u.test(text);

  it('has no text of its own', () => {
    const found: string[] = [];
    for (const file of views) {
      everyNode(file, (node) => {
        if (ts.isJsxText(node) && hasWords(node.text)) found.push(`${file}: ${node.text.trim()}`);
        if (!ts.isJsxAttribute(node) || !spoken.has(node.name.getText())) return;
        const value = node.initializer;
        if (value && ts.isStringLiteral(value) && hasWords(value.text)) found.push(`${file}: ${value.text}`);
      });
    }
    expect(found).toEqual([]);
  });
});
