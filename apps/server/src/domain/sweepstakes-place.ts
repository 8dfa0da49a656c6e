/** Where a player is, as the token says: a country, and a region of it (ISO 3166-2, such as `US-WA`) where it names one. */
export interface Place {
  readonly country: string;
  readonly region?: string | undefined;
}

/** Where sweepstakes may be offered. */
export interface AllowedPlaces {
  /** Absent: in every country but those that are forbidden. */
  readonly countries?: readonly string[];
  /** Countries and regions. */
  readonly forbidden: readonly string[];
}

/** Why sweepstakes are not allowed somewhere. `regionUnknown`: regions of this country are forbidden, and none was named. */
export type PlaceRefusal = 'brand' | 'country' | 'region' | 'regionUnknown';

const countryOf = (place: string): string => place.slice(0, 2);

/** Decides on the careful side: where it depends on a region that nobody named, sweepstakes are not allowed. */
export function placeRefusal(
  allowed: AllowedPlaces | undefined,
  { country, region }: Place,
): PlaceRefusal | undefined {
  if (allowed === undefined) return 'brand';
  const { countries, forbidden } = allowed;
  if (forbidden.includes(country) || (countries !== undefined && !countries.includes(country))) {
    return 'country';
  }
  if (!forbidden.some((place) => place !== country && countryOf(place) === country)) return undefined;
  if (region === undefined || countryOf(region) !== country) return 'regionUnknown';
  return forbidden.includes(region) ? 'region' : undefined;
}
