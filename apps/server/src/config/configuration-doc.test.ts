import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Variable, variables } from './variables.ts';

const doc = readFileSync(join(import.meta.dirname, '../../../../docs/configuration.md'), 'utf8');

test('the documentation lists every variable as it is, and no other', () => {
  const documented = doc.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
  const expected = Object.entries<Variable>(variables).map(([name, { takes, fallback, mode, purpose }]) => {
    const unset = fallback === undefined ? '' : `\`${fallback}\``;
    return `| \`${name}\` | ${takes} | ${unset} | ${mode ?? 'both'} | ${purpose} |`;
  });
  expect(documented).toEqual(expected);
});
