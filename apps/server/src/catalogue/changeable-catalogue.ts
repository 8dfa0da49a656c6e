import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { toMajor } from '@opencashier/money/minor';
import type { Catalogue, CatalogueMethod, CatalogueScope } from '../ports/catalogue.ts';
import type {
  CatalogueOverride,
  ChangeableCatalogue,
  ChangedMethod,
  OverrideSet,
} from '../ports/catalogue-overrides.ts';

type Kind = 'deposit' | 'withdrawal';

/** Lists in memory: strangers can't name more scopes than there are, since empty ones are not kept. */
type Lists = Map<string, readonly ChangedMethod[]>;

/** The more is named, the later it speaks; a brand says more than a country, and that more than a currency. */
function weightOf({ brand, country, currency }: CatalogueOverride): number {
  return (brand === undefined ? 0 : 4) + (country === undefined ? 0 : 2) + (currency === undefined ? 0 : 1);
}

const isFor = (override: CatalogueOverride, { brand, country, currency }: CatalogueScope): boolean =>
  (override.brand ?? brand) === brand &&
  (override.country ?? country) === country &&
  (override.currency ?? currency) === currency;

function changed(method: PaymentMethod, set: OverrideSet, currency: string): PaymentMethod {
  const { isOff, maintenance, limits, position, fee } = set;
  return {
    ...method,
    ...(position !== undefined && { position }),
    ...(fee && { fee }),
    ...(limits && {
      amount_rules: {
        [currency]: {
          min: toMajor(BigInt(limits.minMinor), currency),
          max: toMajor(BigInt(limits.maxMinor), currency),
        },
      },
    }),
    ...(maintenance && {
      availability: {
        state: 'maintenance',
        ...(maintenance.until !== undefined && { until: maintenance.until }),
        ...(maintenance.text && { reason: maintenance.text }),
      } as const,
    }),
    ...(isOff && { availability: { state: 'disabled' } as const }),
  };
}

const byPosition = (
  { listed: { method: one } }: ChangedMethod,
  { listed: { method: other } }: ChangedMethod,
) => one.position - other.position || one.name.localeCompare(other.name, 'en');

/**
 * A catalogue with overrides over it. A method that is switched off is in no list, and is still found by its name, as disabled:
 * nothing new begins by it, and what was begun goes on.
 */
export function changeableCatalogue(base: Catalogue): ChangeableCatalogue {
  let byMethod = new Map<string, readonly CatalogueOverride[]>();
  let applied = '';
  let lists: Lists = new Map();

  function change(listed: CatalogueMethod, scope: CatalogueScope): ChangedMethod {
    const sets = (byMethod.get(listed.method.name) ?? []).filter((override) => isFor(override, scope));
    if (sets.length === 0) return { listed, isOff: false, isChanged: false };
    const set = Object.assign({}, ...sets.map((override) => override.set)) as OverrideSet;
    const method = changed(listed.method, set, scope.currency);
    return { listed: { ...listed, method }, isOff: set.isOff === true, isChanged: true };
  }

  function every(kind: Kind, scope: CatalogueScope): readonly ChangedMethod[] {
    const key = JSON.stringify([kind, scope.brand, scope.country, scope.currency, scope.isForCoins === true]);
    const known = lists.get(key);
    if (known) return known;
    const listed = kind === 'deposit' ? base.depositMethods(scope) : base.withdrawalMethods(scope);
    const made = listed.map((entry) => change(entry, scope)).sort(byPosition);
    if (made.length > 0) lists.set(key, made);
    return made;
  }

  const offered = (kind: Kind, scope: CatalogueScope): readonly CatalogueMethod[] =>
    byMethod.size === 0
      ? kind === 'deposit'
        ? base.depositMethods(scope)
        : base.withdrawalMethods(scope)
      : every(kind, scope).flatMap(({ listed, isOff }) => (isOff ? [] : [listed]));
  const found = (listed: CatalogueMethod | undefined, scope: CatalogueScope): CatalogueMethod | undefined =>
    listed && change(listed, scope).listed;

  return {
    ...base,
    every,
    apply(version, overrides) {
      applied = version;
      lists = new Map();
      const sorted = [...overrides].sort((one, other) => weightOf(one) - weightOf(other));
      byMethod = new Map();
      for (const override of sorted) {
        byMethod.set(override.method, [...(byMethod.get(override.method) ?? []), override]);
      }
    },
    version: () => applied,
    depositMethods: (scope) => offered('deposit', scope),
    withdrawalMethods: (scope) => offered('withdrawal', scope),
    findDepositMethod: (scope, name) => found(base.findDepositMethod(scope, name), scope),
    findWithdrawalMethod: (scope, name) => found(base.findWithdrawalMethod(scope, name), scope),
  };
}
