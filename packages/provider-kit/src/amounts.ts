import * as z from 'zod/mini';

const maxDigits = 30;

/** A schema for integer minor units that travel as a string of digits; parses to a bigint, never through a float. */
export const minorUnits = z.pipe(
  z.string().check(z.regex(new RegExp(`^\\d{1,${maxDigits}}$`))),
  z.transform((digits: string) => BigInt(digits)),
);
