import type { Theme } from '@opencashier/contract/host/parent-data';
import type { SweepstakesRules } from './brand-rules.ts';
import type { CaptchaPage } from './captcha-page.ts';

/** A brand of the operator: everything that may differ between two of its casinos, but for secrets and accounts. */
export interface Brand {
  /** Path-safe; stands in addresses and tokens. */
  readonly id: string;
  readonly name: string;
  /** Origins of the brand's own pages (`https://www.example.com`): they may frame the widget and take players back. */
  readonly origins: readonly string[];
  readonly theme?: Theme;
  /** Sets of methods that are switched off, such as `india`. */
  readonly disabledSets: readonly string[];
  /** Where a player goes after payment when the create names no address. */
  readonly returnUrl?: string;
  /** Where players get help with a method that has support; `{method}` stands for its name. */
  readonly supportUrl?: string;
  /** Guides of the methods that have some; `{method}` stands for the name, `{guide}` for language and country (`pt_BR`). */
  readonly guideUrl?: string;
  /** Absent: the brand has no sweepstakes. */
  readonly sweepstakes?: SweepstakesRules;
  /** Absent: the brand has no captchas. */
  readonly captchaPage?: CaptchaPage;
}

/** The brands of this deployment. */
export interface Brands {
  /** The brand of addresses that name none. */
  readonly first: Brand;
  readonly all: readonly Brand[];
  find(id: string): Brand | undefined;
}

/** Keeps brands in their order. @throws Error when there is none. */
export function brandsOf(all: readonly Brand[]): Brands {
  const first = all[0];
  if (!first) throw new Error('At least one brand is needed.');
  const byId = new Map(all.map((brand) => [brand.id, brand]));
  return { first, all, find: (id) => byId.get(id) };
}
