import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('leaves the ring of focus to components, in whatever order the files arrive', () => {
  const css = readFileSync(new URL('./base.css', import.meta.url), 'utf8');
  expect(css).toContain(':where(:focus-visible) {');
  expect(css).not.toMatch(/^:focus/m);
});
