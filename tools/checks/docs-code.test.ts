import { expect, it } from 'vitest';
import { blocksOf } from './docs-code.mjs';

it('takes the code blocks that name a file, and no others', () => {
  const guide = [
    '```ts file=one.ts',
    'const one = 1;',
    '```',
    '```ts',
    'not this',
    '```',
    '```tsx file=two.tsx',
    '<b />;',
    '```',
  ].join('\n');
  expect(blocksOf(guide)).toEqual([
    { name: 'one.ts', code: 'const one = 1;\n' },
    { name: 'two.tsx', code: '<b />;\n' },
  ]);
});
