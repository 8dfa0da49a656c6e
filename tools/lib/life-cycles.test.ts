import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lifeCycleDiagram, lifeCyclesIn, withLifeCycles } from './life-cycles.ts';
import { root } from './root.mjs';

it('shows each life cycle in the documentation as the domain has it: `npm run diagrams` draws them anew', () => {
  const text = readFileSync(join(root, 'docs/life-cycles.md'), 'utf8');
  expect(lifeCyclesIn(text)).toEqual(['deposit', 'withdrawal', 'circuit']);
  expect(text).toBe(withLifeCycles(text));
});

it('draws every step once, ends where nothing leads on, and joins events between the same states', () => {
  const diagram = lifeCycleDiagram('on', {
    on: { press: 'off', fail: 'broken', cut: 'off' },
    off: { press: 'on' },
    broken: {},
  });
  expect(diagram.split('\n')).toEqual([
    '```mermaid',
    'stateDiagram-v2',
    '  [*] --> on',
    '  on --> off: press, cut',
    '  on --> broken: fail',
    '  off --> on: press',
    '  broken --> [*]',
    '```',
  ]);
});

it('leaves everything outside the marks as it is, and refuses a life cycle that there is not', () => {
  const text = 'before\n<!-- life cycle: deposit -->\nold\n<!-- end of life cycle -->\nafter\n';
  expect(withLifeCycles(text)).toMatch(/^before\n[\s\S]+created --> pending: accepted[\s\S]+\nafter\n$/);
  expect(() => withLifeCycles(text.replace('deposit', 'tree'))).toThrow('life cycle of a tree');
});
