import { parseArgs } from 'node:util';
import { toMinor } from '@opencashier/money/minor';
import type { Outcome } from './command.ts';

/** What stands behind a command's words. */
export interface Arguments {
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly positionals: readonly string[];
}

/** A command that was carried out. */
export const good = (text: string): Outcome => ({ text, isGood: true });

/**
 * Reads options that each take a text.
 * @throws RangeError that names those that there are
 */
export function readOptions(args: readonly string[], names: readonly string[]): Arguments {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values: values as Arguments['values'], positionals };
  } catch {
    const listed = new Intl.ListFormat('en').format(names.map((name) => `--${name}`));
    throw new RangeError(
      names.length === 1
        ? `There is the option ${listed}, with a text.`
        : `There are the options ${listed}, each with a text.`,
    );
  }
}

/** A part that a command can't do without. @throws RangeError */
export function needed(value: string | undefined, what: string): string {
  if (value?.trim()) return value;
  throw new RangeError(what);
}

/** Minor units of an amount as people write it. @throws RangeError */
export function minorOf(what: string, text: string | undefined, currency: string): string {
  const parsed =
    text !== undefined && /^\d+(?:\.\d+)?$/.test(text) ? toMinor(Number(text), currency) : undefined;
  if (!parsed?.ok) throw new RangeError(`${what} must be an amount of ${currency}, such as 12.50.`);
  return parsed.minor.toString();
}
