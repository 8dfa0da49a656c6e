import { join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { RouteName } from '../flows/route-names.ts';
import { textAreasOf } from '../routes/text-areas-of.ts';
import { catalogueOf } from './testing/catalogues.ts';
import { everyNode, reachOf, sourceFiles, sources, stringsOf } from './testing/source-texts.ts';
import { type TextArea, textAreas } from './text-areas.ts';

const everywhere = catalogueOf('en');
// What the sweepstakes say in their own words is the text of another area, for whoever names it.
const areaOfKey = new Map<string, TextArea>(
  textAreas
    .toReversed()
    .flatMap((area) => Object.keys(catalogueOf('en', area)).map((key) => [key, area] as const))
    .filter(([key]) => !(key in everywhere)),
);

/** Areas whose texts a file names, by whole keys or by beginnings that no other text has. */
function areasIn(file: string): ReadonlySet<TextArea> {
  const { whole, begun } = stringsOf(file);
  const heads = begun.filter(
    (head) => head.includes('.') && !Object.keys(everywhere).some((key) => key.startsWith(head)),
  );
  const composed = [...areaOfKey.keys()].filter((key) => heads.some((head) => key.startsWith(head)));
  return new Set([...whole, ...composed].flatMap((key) => areaOfKey.get(key) ?? []));
}

/** The file of each route's screen, as the table of late screens names it. */
function screenFiles(): ReadonlyMap<string, string> {
  const table = join(sources, 'routes/late-screens.ts');
  const loaders = new Map<string, ts.Expression>();
  const routes = new Map<string, ts.Expression>();
  everyNode(table, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer)
      loaders.set(node.name.getText(), node.initializer);
    if (ts.isPropertyAssignment(node)) routes.set(node.name.getText(), node.initializer);
    if (ts.isShorthandPropertyAssignment(node)) routes.set(node.name.text, node.name);
  });
  const fileIn = (expression: ts.Expression): string | undefined => {
    let file: string | undefined;
    const walk = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const [specifier] = node.arguments;
        if (specifier && ts.isStringLiteral(specifier)) file ??= join(sources, 'routes', specifier.text);
      }
      const loader = ts.isIdentifier(node) ? loaders.get(node.text) : undefined;
      if (loader && loader !== expression) file ??= fileIn(loader);
      ts.forEachChild(node, walk);
    };
    walk(expression);
    return file;
  };
  return new Map(
    [...routes].map(([name, expression]) => {
      const file = fileIn(expression) ?? `${name} has no file`;
      return [name, ownFile(file, /[.](\w+)$/.exec(expression.getText())?.[1]) ?? file];
    }),
  );
}

/** Of a file that gathers screens: where the one of this name comes from. */
function ownFile(file: string, name: string | undefined): string | undefined {
  let found: string | undefined;
  everyNode(file, (node) => {
    if (!ts.isExportDeclaration(node) || !node.exportClause || !ts.isNamedExports(node.exportClause)) return;
    const isHere = node.exportClause.elements.some((one) => one.name.text === name);
    const from = node.moduleSpecifier;
    if (isHere && from && ts.isStringLiteral(from)) found = join(file, '..', from.text);
  });
  return found;
}

/** Files that speak of an area's subject alone, wherever they are reached from. */
const speaksOf: readonly (readonly [beginning: string, area: TextArea])[] = [
  ['flows/protection/', 'account'],
  ['flows/sweepstake/', 'sweepstake'],
  ['flows/withdrawal/', 'account'],
  // Of a withdrawal, whose page is a route of its own.
  ['invoice/cancel-withdrawal.tsx', 'account'],
  ['screens/payment-complete/', 'account'],
  // Of a package or a redemption, whose pages are routes of the sweepstakes.
  ['screens/payment-complete/', 'sweepstake'],
  ['invoice/coins/', 'sweepstake'],
  ['screens/empty/', 'sweepstake'],
];
const isKnown = (file: string, area: TextArea) =>
  speaksOf.some(([beginning, known]) => known === area && relative(sources, file).startsWith(beginning));

describe('the areas of texts', () => {
  it('share no text with each other, nor with those that all screens may use', () => {
    const others = textAreas.filter((area) => area !== 'sweepstake').map((area) => catalogueOf('en', area));
    const keys = [everywhere, ...others].flatMap(Object.keys);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  const files = screenFiles();

  it.each([...files.keys()])('whose texts the screen of %s may name have come with it', (name) => {
    const loaded = textAreasOf(name as RouteName);
    const missing = [...reachOf(files.get(name) ?? '')].flatMap((file) =>
      [...areasIn(file)]
        .filter((area) => !loaded.includes(area) && !isKnown(file, area))
        .map((area) => `${relative(sources, file)}: ${area}`),
    );
    expect(missing).toEqual([]);
  });

  it('are named by no code that every visit runs', () => {
    const ofScreens = new Set([...files.values()].flatMap((file) => [...reachOf(file)]));
    const found = sourceFiles(/[.]tsx?$/)
      .filter((file) => !ofScreens.has(file))
      .flatMap((file) =>
        [...areasIn(file)]
          .filter((area) => !isKnown(file, area))
          .map((area) => `${relative(sources, file)}: ${area}`),
      );
    expect(found).toEqual([]);
  });
});
