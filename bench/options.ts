import { parseArgs } from 'node:util';

export interface Options {
  /** Visits of each page under each condition. */
  readonly runs: number;
  /** Deposits that each turn of the settling settles. */
  readonly deposits: number;
  /** Turns of each side of the settling. */
  readonly turns: number;
  readonly parts: readonly Part[];
  /** A missed goal is an error. */
  readonly asserts: boolean;
}

const allParts = ['first-load', 'settling'] as const;
export type Part = (typeof allParts)[number];

const isPart = (name: string): name is Part => allParts.some((part) => part === name);

function count(name: string, text: string, greatest: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= greatest) return value;
  throw new Error(`--${name} must be a whole number between 1 and ${greatest}, not "${text}".`);
}

/**
 * Reads the command line.
 * @throws Error with a sentence for people
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '7' },
      deposits: { type: 'string', default: '12800' },
      turns: { type: 'string', default: '3' },
      only: { type: 'string' },
      assert: { type: 'boolean', default: false },
    },
  });
  const { only } = values;
  if (only !== undefined && !isPart(only)) {
    throw new Error(`--only must be ${allParts.join(' or ')}, not "${only}".`);
  }
  return {
    runs: count('runs', values.runs, 100),
    deposits: count('deposits', values.deposits, 200_000),
    turns: count('turns', values.turns, 20),
    parts: only === undefined ? allParts : [only],
    asserts: values.assert,
  };
}
