import { readOptions } from './options.ts';

/** How a decision over a payment is written. */
export const decisionUsage = (payment: string): string => `<${payment}> --why <reason>`;

interface Decision {
  readonly id: string;
  readonly reason: string;
  readonly tell?: string;
}

/**
 * Which payment is decided over, and why; whose decision it is the key says.
 * @param more options beside `--why`
 * @throws RangeError that says what is missing
 */
export function decisionOf(payment: string, args: readonly string[], more: readonly 'tell'[] = []): Decision {
  const { values, positionals } = readOptions(args, ['why', ...more]);
  const [id, extra] = positionals;
  if (!id) throw new RangeError(`The ${payment}’s id is missing.`);
  if (extra !== undefined) throw new RangeError('Put a reason of several words in quotation marks.');
  const { why, tell } = values;
  if (!why?.trim()) throw new RangeError('Say with --why what the reason is.');
  return { id, reason: why, ...(tell === undefined ? {} : { tell }) };
}
