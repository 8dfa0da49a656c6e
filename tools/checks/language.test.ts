import { expect, it } from 'vitest';
import { wordsOf } from './language.mjs';

it.each([
  ['a path of one machine', `const file = '/${'home'}/jane/project';`],
  ['work put off', `// ${'TO'}${'DO'}: later`],
  ['a hidden test', `it.${'only'}('x', () => {});`],
])('finds %s', (_what, text) => {
  expect(wordsOf('x.ts', `first line\n${text}`)).toEqual([expect.stringMatching(/^x\.ts:2 /)]);
});

it.each(['https://example.com/home/page', 'GET /api/work', 'the player’s session, an agent decides'])(
  'lets "%s" pass',
  (text) => {
    expect(wordsOf('x.ts', text)).toEqual([]);
  },
);
