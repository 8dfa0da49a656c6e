import { type CallingCode, callingCode } from '@opencashier/contract/entities/form-field';
import * as z from 'zod/mini';
import content from './calling-codes.json' with { type: 'json' };

/**
 * The calling code of every country with one, by its ISO code. Prefixes and example numbers of mobiles are those of the
 * numbering plans as libphonenumber-js 1.13.16 has them. A mask is the example's, written internationally, with room for the
 * plan's longest number and for the trunk prefix (the leading zero of most countries) that many people type along.
 */
export const callingCodes: ReadonlyMap<string, CallingCode> = new Map(
  z
    .array(callingCode)
    .parse(content)
    .map((entry) => [entry.code, entry]),
);
