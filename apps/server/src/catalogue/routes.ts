import { toMinor } from '@opencashier/money/minor';
import { type RouteRule, withPlaces } from '../domain/routing.ts';
import { type CountrySets, spellOut } from './countries.ts';
import type { CatalogueRoute } from './entry.ts';
import { CatalogueError } from './errors.ts';

/** What a method is offered for: its countries and currencies. */
interface Offer {
  readonly countries: readonly string[];
  readonly currencies: readonly string[];
}

/**
 * The provider accounts of a method as rules.
 *
 * @throws CatalogueError on an account that is there twice, priorities of some but not of all, or what the method has not
 */
export function routesOf(
  file: string,
  name: string,
  routes: readonly CatalogueRoute[],
  offer: Offer,
  sets: CountrySets,
): readonly RouteRule[] {
  const ids = routes.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new CatalogueError(file, name, 'providers', `has ${twice} twice`);
  const withPriority = routes.filter(({ priority }) => priority !== undefined);
  if (withPriority.length > 0 && withPriority.length < routes.length) {
    throw new CatalogueError(file, name, 'providers', 'has priorities for some of them and not for all');
  }
  const rules = routes.map((route, index) => ruleOf(file, name, `providers.${index}`, route, offer, sets));
  return withPlaces(rules);
}

function ruleOf(
  file: string,
  name: string,
  field: string,
  { id, providerMethod, priority, share, countries, currencies, amounts }: CatalogueRoute,
  offer: Offer,
  sets: CountrySets,
): RouteRule {
  const fault = (part: string, problem: string) =>
    new CatalogueError(file, name, `${field}.${part}`, problem);
  const spelled = countries && spellOut(file, name, countries, sets);
  const abroad = spelled?.find((country) => !offer.countries.includes(country));
  if (abroad !== undefined) throw fault('countries', `${abroad} is no country of the method`);
  const foreign = [...(currencies ?? []), ...Object.keys(amounts ?? {})].find(
    (currency) => !offer.currencies.includes(currency),
  );
  if (foreign !== undefined) throw fault('currencies', `${foreign} is no currency of the method`);
  return {
    id,
    providerMethod,
    ...(priority !== undefined && { priority }),
    ...(share !== undefined && { share }),
    ...(spelled && { countries: spelled }),
    ...(currencies && { currencies }),
    ...(amounts && { amounts: amountsOf(amounts, fault) }),
  };
}

function amountsOf(
  amounts: NonNullable<CatalogueRoute['amounts']>,
  fault: (part: string, problem: string) => CatalogueError,
): NonNullable<RouteRule['amounts']> {
  return Object.fromEntries(
    Object.entries(amounts).map(([currency, { min, max }]) => {
      const minorOf = (amount: number): bigint => {
        const minor = toMinor(amount, currency);
        if (!minor.ok) throw fault(`amounts.${currency}`, `${amount} is no amount of ${currency}`);
        return minor.minor;
      };
      if (min !== undefined && max !== undefined && max < min) {
        throw fault(`amounts.${currency}`, 'has a maximum below its minimum');
      }
      return [
        currency,
        {
          ...(min !== undefined && { minMinor: minorOf(min) }),
          ...(max !== undefined && { maxMinor: minorOf(max) }),
        },
      ];
    }),
  );
}
