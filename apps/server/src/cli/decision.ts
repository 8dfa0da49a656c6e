import { parseArgs } from 'node:util';

/** How a decision over a payment is written. */
export const decisionUsage = (payment: string): string => `<${payment}> --by <who> --why <reason>`;

interface Decision {
  readonly id: string;
  readonly decidedBy: string;
  readonly reason: string;
  readonly tell?: string;
}

/**
 * Who decides over which payment, and why.
 * @param more options beside `--by` and `--why`
 * @throws RangeError that says what is missing
 */
export function decisionOf(payment: string, args: readonly string[], more: readonly 'tell'[] = []): Decision {
  const { values, positionals } = read(args, ['by', 'why', ...more]);
  const [id, extra] = positionals;
  if (!id) throw new RangeError(`The ${payment}’s id is missing.`);
  if (extra !== undefined) throw new RangeError('Put a reason of several words in quotation marks.');
  const { by, why, tell } = values;
  if (!by?.trim()) throw new RangeError('Say with --by who decides.');
  if (!why?.trim()) throw new RangeError('Say with --why what the reason is.');
  return { id, decidedBy: by, reason: why, ...(tell === undefined ? {} : { tell }) };
}

function read(args: readonly string[], names: readonly string[]) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values: values as Readonly<Record<string, string | undefined>>, positionals };
  } catch {
    const listed = new Intl.ListFormat('en').format(names.map((name) => `--${name}`));
    throw new RangeError(`There are the options ${listed}, each with a text.`);
  }
}
