import { defaultPageSize } from '@opencashier/contract/operator/primitives';
import { fromCursor } from '../../domain/cursor.ts';
import type { Brands } from '../../ports/brands.ts';
import type { OperatorKey } from '../../ports/operator-keys.ts';
import type { BrandFilter } from '../../ports/players.ts';
import { type Result, refuse, success } from '../use-case.ts';
import { notFound, present } from './desk.ts';

type Scoped = Pick<OperatorKey, 'brands'>;

/** May the key see what is this brand's? What it may not see is not there, as far as it is told. */
export function sees(key: Scoped, brand: string): boolean {
  return key.brands?.includes(brand) ?? true;
}

/** The one brand that a call is about: the one that it names, else the key's first, else the first of all. */
export function brandOf(brands: Brands, key: Scoped, named: string | undefined): Result<string> {
  const id = named ?? key.brands?.[0] ?? brands.first.id;
  return brands.find(id) !== undefined && sees(key, id) ? success(id) : notFound('brand');
}

interface PageAsked {
  readonly brand?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

interface PageFilter {
  readonly brand?: BrandFilter;
  readonly cursor?: string;
  readonly limit: number;
}

/**
 * Which page of a list: of the brand that is named, else of all that the key sees; and refused where it names a place in the
 * list that nobody gave out.
 */
export function pageOf(
  brands: Brands,
  key: Scoped,
  { brand, cursor, limit = defaultPageSize }: PageAsked,
): Result<PageFilter> {
  if (cursor !== undefined && fromCursor(cursor) === undefined) {
    return refuse('validation.failed', 'The cursor is none that this list gave out.', [
      { path: 'cursor', message: 'must be the nextCursor of an earlier page' },
    ]);
  }
  if (brand !== undefined && !(brands.find(brand) !== undefined && sees(key, brand)))
    return notFound('brand');
  return success({ ...present({ brand: brand ?? key.brands, cursor }), limit });
}

/** A period of a list as the stores take it. */
export const periodOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  present({
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  });
