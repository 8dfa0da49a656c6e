import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The widget's own sources. */
export const sources = join(import.meta.dirname, '../..');

/** The files of the sources, without tests and what they share. */
export function sourceFiles(suffix: RegExp): readonly string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => suffix.test(name) && !/[.](test|suite)[.]|testing\//.test(name))
    .map((name) => join(sources, name));
}

/** Visits every node of a source file. */
export function everyNode(file: string, visit: (node: ts.Node) => void): void {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const walk = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind));
}

/** Keys that a file asks for by `t('…')` or `text('…')`. */
export function askedKeys(file: string): readonly string[] {
  const keys: string[] = [];
  everyNode(file, (node) => {
    if (!ts.isCallExpression(node)) return;
    const called = ts.isPropertyAccessExpression(node.expression)
      ? node.expression.name.text
      : node.expression.getText();
    const [first] = node.arguments;
    if ((called === 't' || called === 'text') && first && ts.isStringLiteral(first)) keys.push(first.text);
  });
  return keys;
}

/** All strings of a file, and the beginnings of those that are put together. */
export function stringsOf(file: string): { readonly whole: string[]; readonly begun: string[] } {
  const whole: string[] = [];
  const begun: string[] = [];
  everyNode(file, (node) => {
    if (ts.isStringLiteral(node)) whole.push(node.text);
    if (ts.isTemplateExpression(node)) begun.push(node.head.text);
  });
  return { whole, begun };
}

/** What a file imports of the sources, at once or later. */
function importsOf(file: string): readonly string[] {
  const found: string[] = [];
  const add = (specifier: ts.Node | undefined) => {
    if (specifier && ts.isStringLiteral(specifier) && /^[.].*[.]tsx?$/.test(specifier.text))
      found.push(join(dirname(file), specifier.text));
  };
  everyNode(file, (node) => {
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) add(node.moduleSpecifier);
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) add(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0]);
  });
  return found;
}

/** A file with all that it imports, and what that imports. */
export function reachOf(file: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of importsOf(file)) reachOf(imported, seen);
  return seen;
}
