import { countryCode } from '@opencashier/contract/entities/primitives';
import * as z from 'zod/mini';
import type { Bank, Banks } from '../ports/banks.ts';
import bankFile from './banks.json' with { type: 'json' };
import { CatalogueError, catalogueErrorOf } from './errors.ts';

const file = 'banks.json';

/** A bank as the file has it: prefixes of card numbers that it is known to issue, and no guesses. */
const bankEntry = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  name: z.string().check(z.minLength(1)),
  country: countryCode,
  prefixes: z.array(z.string().check(z.regex(/^\d{4,8}$/))).check(z.minLength(1)),
});

const longestPrefix = 8;
const shortestPrefix = 4;

/** Reads the banks. @throws CatalogueError that names the entry, also where two banks claim one prefix */
export function readBanks(entries: readonly unknown[]): Banks {
  const byPrefix = new Map<string, Bank>();
  for (const [index, raw] of entries.entries()) {
    const outcome = bankEntry.safeParse(raw);
    if (!outcome.success) throw catalogueErrorOf(file, `number ${index + 1}`, outcome.error);
    const { id, name, prefixes } = outcome.data;
    for (const prefix of prefixes) {
      if (byPrefix.has(prefix)) throw new CatalogueError(file, id, 'prefixes', `${prefix} is another bank’s`);
      byPrefix.set(prefix, { id, name });
    }
  }
  return {
    findByBin(bin) {
      for (let length = Math.min(longestPrefix, bin.length); length >= shortestPrefix; length -= 1) {
        const bank = byPrefix.get(bin.slice(0, length));
        if (bank !== undefined) return bank;
      }
      return undefined;
    },
  };
}

/** The banks that come with the product. */
export function openBanks(): Banks {
  return readBanks(bankFile.banks);
}
