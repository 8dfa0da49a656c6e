import { readFileSync } from 'node:fs';
import { capabilityMatrix, matrixTable } from '@opencashier/provider-kit/capability-matrix';
import { expect, it } from 'vitest';
import { sandboxProvider } from './index.ts';

it('stands in the guide’s table with what it can do', () => {
  const guide = readFileSync(new URL('../../../docs/providers.md', import.meta.url), 'utf8');
  const lines = matrixTable(capabilityMatrix([sandboxProvider])).split('\n');
  for (const line of lines) expect(guide.split('\n')).toContain(line);
});
