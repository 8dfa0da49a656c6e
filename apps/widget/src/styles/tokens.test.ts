import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

it('has the system’s Inter, and Roboto on Android', () => {
  expect(/:root \{[^}]*--font:\s*([^,]+),/.exec(css)?.[1]).toBe('Inter');
  expect(/\[data-platform="android"\] \{\s*--font:\s*([^,]+),/.exec(css)?.[1]).toBe('Roboto');
});
