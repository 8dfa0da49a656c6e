import type { catalogueOverride } from '@opencashier/contract/operator/catalogue';
import type * as z from 'zod/mini';
import type { Actor } from './adjustments.ts';
import type { Catalogue, CatalogueMethod, CatalogueScope } from './catalogue.ts';
import type { BrandFilter, Page } from './players.ts';

/** Where an override holds: in all brands, countries or currencies that it does not name. */
export interface OverridePlace {
  readonly method: string;
  readonly brand: string | undefined;
  readonly country: string | undefined;
  readonly currency: string | undefined;
}

export type OverrideSet = z.output<typeof catalogueOverride>;

/** What a method has otherwise than the catalogue's files. */
export interface CatalogueOverride extends OverridePlace {
  readonly set: OverrideSet;
}

/** One change, with what was there before and after; without an `after` the files hold again. */
export interface CatalogueChange extends OverridePlace, Actor {
  readonly id: string;
  readonly before: OverrideSet | undefined;
  readonly after: OverrideSet | undefined;
  readonly reason: string;
}

export interface ChangeFilter {
  readonly brand?: BrandFilter;
  readonly method?: string;
  readonly cursor?: string;
  readonly limit: number;
}

export interface CatalogueOverrides {
  /** All of them, and their version, which every change raises. */
  read(): Promise<{ readonly version: string; readonly overrides: readonly CatalogueOverride[] }>;
  version(): Promise<string>;
  /** Takes the place of what was set there; without anything set the files hold again. */
  change(
    place: OverridePlace,
    set: OverrideSet | undefined,
    by: Actor & { readonly reason: string },
  ): Promise<void>;
  /** Newest first; those for all brands are in every brand's list. */
  changes(filter: ChangeFilter): Promise<Page<CatalogueChange>>;
}

/** A method with what overrides made of it. */
export interface ChangedMethod {
  readonly listed: CatalogueMethod;
  readonly isOff: boolean;
  readonly isChanged: boolean;
}

/** A catalogue that overrides change while the server runs. */
export interface ChangeableCatalogue extends Catalogue {
  apply(version: string, overrides: readonly CatalogueOverride[]): void;
  /** Of the overrides that hold now. */
  version(): string;
  /** The methods of a scope, those that are switched off too. */
  every(kind: 'deposit' | 'withdrawal', scope: CatalogueScope): readonly ChangedMethod[];
}
