import { expect, it } from 'vitest';
import { capabilityMatrix, matrixTable } from './capability-matrix.ts';

it('shows what each provider can do', () => {
  const can = {
    deposits: true,
    payouts: false,
    refunds: true,
    cancel: true,
    books: false,
    preparations: true,
    claims: true,
    rates: false,
    instruments: true,
    chains: false,
  };
  expect(matrixTable(capabilityMatrix([{ id: 'one', capabilities: can }]))).toBe(
    [
      '| provider | deposits | payouts | refunds | cancel | books | preparations | claims | rates | instruments | chains |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      '| one | yes | no | yes | yes | no | yes | yes | no | yes | no |',
    ].join('\n'),
  );
});
