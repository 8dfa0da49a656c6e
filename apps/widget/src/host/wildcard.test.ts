import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { everyNode } from '../i18n/testing/source-texts.ts';

const root = join(import.meta.dirname, '../../../..');
const folders = [
  'apps/widget/src',
  'apps/server/src',
  'apps/demo/client',
  'apps/sandbox/src',
  'packages/embed/src',
];

const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /[.]tsx?$/.test(name) && !/[.](test|suite)[.]|testing\//.test(name))
    .map((name) => join(root, folder, name)),
);

/** Calls of `postMessage` with a target: how each is written, by the file that it stands in. */
function postsIn(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  // Scripts that stand in texts count as well.
  const written = [...source.matchAll(/postMessage\((['"`].*?['"`]|[^)]*?),\s*(['"`][^'"`]*['"`])/g)];
  const posts = written.map(([, , target = '']) => target.slice(1, -1));
  everyNode(file, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const target = node.arguments[1];
    if (node.expression.name.text === 'postMessage' && target) posts.push(target.getText());
  });
  return posts;
}

const posts = files.flatMap((file) =>
  postsIn(file).map((target) => ({ file: relative(root, file), target: target.replaceAll(/['"`]/g, '') })),
);

it('posts to any origin in two places alone: the first word of the page, and the bridge to a host not known yet', () => {
  const anywhere = posts.filter(({ target }) => target.includes('*')).map(({ file }) => file);
  expect([...new Set(anywhere)].sort()).toEqual([
    'apps/widget/src/boot/early.ts',
    'apps/widget/src/host/frame-bridge.ts',
  ]);
  expect(posts.length).toBeGreaterThan(8);
});
