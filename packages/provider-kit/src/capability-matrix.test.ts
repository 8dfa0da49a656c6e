import { expect, it } from 'vitest';
import { capabilityMatrix, matrixTable } from './capability-matrix.ts';

it('shows what each provider can do', () => {
  const can = { deposits: true, payouts: false, cancel: true, books: false };
  expect(matrixTable(capabilityMatrix([{ id: 'one', capabilities: can }]))).toBe(
    [
      '| provider | deposits | payouts | cancel | books |',
      '| --- | --- | --- | --- | --- |',
      '| one | yes | no | yes | no |',
    ].join('\n'),
  );
});
