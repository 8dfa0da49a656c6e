import { isKnownCurrency } from '@opencashier/money/currencies';
import { minorToString, toMinor } from '@opencashier/money/minor';
import type { ChangedMethod, OverridePlace, OverrideSet } from '../../ports/catalogue-overrides.ts';
import { type Result, refuse, success } from '../use-case.ts';
import { actorReply } from './adjustments.ts';
import { brandOf, pageOf } from './brand-scope.ts';
import { notFound, type OperatorDeps, present } from './desk.ts';
import type { OperatorReply, OperatorUseCase } from './operator-use-case.ts';

type MethodReply = OperatorReply<'catalogue-methods'>['methods'][number];

const placeReply = ({ method, brand, country, currency }: OverridePlace) => ({
  method,
  ...present({ brand, country, currency }),
});

function minorOf(amount: number | undefined, currency: string): string {
  const parsed = amount === undefined ? undefined : toMinor(amount, currency);
  return minorToString(parsed?.ok ? parsed.minor : 0n);
}

function methodReply(
  { listed, isOff, isChanged }: ChangedMethod,
  kind: MethodReply['kind'],
  currency: string,
): MethodReply {
  const { name, text, category, position, availability, fee, amount_rules: rules } = listed.method;
  return {
    ...{ name, kind, text, category, position, isOff, isChanged },
    minMinor: minorOf(rules[currency]?.min, currency),
    maxMinor: minorOf(rules[currency]?.max, currency),
    ...present({ availability, fee }),
    providers: listed.providers.map(({ id, providerMethod }) => ({ id, providerMethod })),
  };
}

export function listMethods({ desk, brands }: OperatorDeps): OperatorUseCase<'catalogue-methods'> {
  return async ({ brand, country, currency, kind }, { key }) => {
    const ofBrand = brandOf(brands, key, brand);
    if (!ofBrand.ok) return ofBrand;
    const scope = { brand: ofBrand.data, country, currency };
    const methods = desk.catalogue.every(kind, scope).map((each) => methodReply(each, kind, currency));
    return success({ methods });
  };
}

export function listOverrides({ desk, brands }: OperatorDeps): OperatorUseCase<'catalogue-overrides'> {
  return async ({ method, ...asked }, { key }) => {
    const page = pageOf(brands, key, asked);
    if (!page.ok) return page;
    const { brand } = page.data;
    const seen = typeof brand === 'string' ? [brand] : brand;
    const { overrides } = await desk.overrides.read();
    const shown = overrides.filter(
      (override) =>
        (method === undefined || override.method === method) &&
        (override.brand === undefined || seen === undefined || seen.includes(override.brand)),
    );
    return success({ overrides: shown.map(({ set, ...place }) => ({ ...placeReply(place), set })) });
  };
}

export function listChanges({ desk, brands }: OperatorDeps): OperatorUseCase<'catalogue-changes'> {
  return async ({ method, ...asked }, { key }) => {
    const page = pageOf(brands, key, asked);
    if (!page.ok) return page;
    const { items, nextCursor } = await desk.overrides.changes({ ...page.data, ...present({ method }) });
    const changes = items.map(({ id, before, after, reason, operatorKey, by, at, ...place }) => ({
      id,
      ...placeReply(place),
      ...present({ before, after }),
      reason,
      ...actorReply({ operatorKey, by, at }),
    }));
    return success({ changes, ...present({ nextCursor }) });
  };
}

const bad = (path: string, message: string) =>
  refuse('validation.failed', 'The change does not fit the catalogue.', [{ path, message }]);

/** Why a change can't be: amounts need the currency that they are of, and a most is not below its least. */
function faultOf({ limits, fee }: OverrideSet, currency: string | undefined): Result<never> | undefined {
  if (currency !== undefined && !isKnownCurrency(currency)) return bad('currency', 'must be a currency');
  if (limits) {
    if (currency === undefined) return bad('currency', 'must say what the limits are in');
    if (BigInt(limits.maxMinor) < BigInt(limits.minMinor)) {
      return bad('set.limits.maxMinor', 'must not be below the least');
    }
  }
  for (const part of ['fixed', 'min', 'max'] as const) {
    const amount = fee?.[part];
    if (amount === undefined) continue;
    if (currency === undefined) return bad('currency', 'must say what the fee is in');
    if (!toMinor(amount, currency).ok) return bad(`set.fee.${part}`, `must be an amount of ${currency}`);
  }
  if (fee?.max !== undefined && fee.max < (fee.min ?? 0)) return bad('set.fee.max', 'must not be below min');
  return undefined;
}

/** Holds at once on this server, and on the others at their next look. */
export function changeCatalogue(deps: OperatorDeps): OperatorUseCase<'catalogue-change'> {
  const { desk, brands, clock } = deps;
  return async ({ method, brand, country, currency, set, reason }, { key }) => {
    if (brand === undefined && key.brands !== undefined) {
      return refuse(
        'auth.scopeRequired',
        'Without a brand it is for all of them, and takes a key of all brands.',
      );
    }
    if (brand !== undefined) {
      const ofBrand = brandOf(brands, key, brand);
      if (!ofBrand.ok) return ofBrand;
    }
    if (desk.catalogue.categoryOf(method) === undefined) return notFound('method');
    const fault = faultOf(set, currency);
    if (fault) return fault;
    const isEmpty = Object.values(set).every((value) => value === undefined);
    const place = { method, brand, country, currency };
    const at = clock.now();
    await desk.overrides.change(place, isEmpty ? undefined : set, {
      ...{ operatorKey: key.name, by: key.owner, at, reason },
    });
    await desk.refreshCatalogue();
    return success({
      ...placeReply(place),
      ...(isEmpty ? {} : { set }),
      changedAt: at.toISOString(),
    });
  };
}
