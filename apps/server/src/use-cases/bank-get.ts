import type { Banks } from '../ports/banks.ts';
import { success, type UseCase } from './use-case.ts';

/** The bank that issued a card; null where it is not known. */
export function bankGet({ banks }: { readonly banks: Banks }): UseCase<'bank-get'> {
  return async (_context, request) => success({ bank: banks.findByBin(request.bin) ?? null });
}
