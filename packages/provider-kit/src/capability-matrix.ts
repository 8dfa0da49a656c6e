import type { ProviderCapabilities, ProviderDefinition } from './definition.ts';

/** What every provider can do, by its id. */
export type CapabilityMatrix = Readonly<Record<string, ProviderCapabilities>>;

/** The matrix of some providers, for the operator's choice and for the documentation. */
export function capabilityMatrix(
  definitions: readonly Pick<ProviderDefinition, 'id' | 'capabilities'>[],
): CapabilityMatrix {
  return Object.fromEntries(definitions.map(({ id, capabilities }) => [id, capabilities]));
}

/** The matrix as a Markdown table, in the order of the columns that every provider shares. */
export function matrixTable(matrix: CapabilityMatrix): string {
  const columns = [
    'deposits',
    'payouts',
    'refunds',
    'cancel',
    'books',
    'preparations',
    'claims',
    'rates',
    'instruments',
    'chains',
  ] as const satisfies (keyof ProviderCapabilities)[];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['provider', ...columns]),
    row(['---', ...columns.map(() => '---')]),
    ...Object.entries(matrix).map(([id, can]) =>
      row([id, ...columns.map((column) => (can[column] ? 'yes' : 'no'))]),
    ),
  ].join('\n');
}
