import { localisedText } from '@opencashier/contract/entities/primitives';
import { type Box, boxBadges } from '@opencashier/contract/entities/sweepstake';
import { currencyOf, goldCoin, isKnownCurrency, sweepCoin } from '@opencashier/money/currencies';
import { toMinor } from '@opencashier/money/minor';
import * as z from 'zod/mini';
import { namesOf } from '../domain/player-texts.ts';
import { CatalogueError, catalogueErrorOf } from './errors.ts';

const fileShape = z.strictObject({ boxes: z.array(z.looseObject({})) });

/** A box as its data file has it, in the order in which players see them. */
const boxEntry = z.strictObject({
  boxId: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,63}$/)),
  /** Brands that sell it; all that have sweepstakes where none is named. */
  brands: z.optional(z.array(z.string()).check(z.minLength(1))),
  text: z.optional(localisedText),
  /** By currency, in major units. */
  prices: z.record(z.string(), z.number()),
  /** Gold coins that are bought, and sweep coins that are given along. */
  gold: z.number(),
  sweep: z.number(),
  badges: z.optional(z.array(z.enum(boxBadges))),
});
type BoxEntry = z.infer<typeof boxEntry>;

/** A box with what decides who is offered it. */
export interface ListedBox {
  readonly brands: readonly string[] | undefined;
  readonly prices: Readonly<Record<string, number>>;
  readonly box: Omit<Box, 'price' | 'priceCurrencyCode'>;
}

function isAmount(amount: number, currency: string, least: bigint): boolean {
  const parsed = toMinor(amount, currency);
  return parsed.ok && parsed.minor >= least;
}

function check(file: string, { boxId, prices, gold, sweep, text }: BoxEntry): void {
  const wrong = (field: string, problem: string) => new CatalogueError(file, boxId, field, problem);
  if (Object.keys(prices).length === 0) throw wrong('prices', 'is empty');
  for (const [currency, price] of Object.entries(prices)) {
    const field = `prices.${currency}`;
    if (!isKnownCurrency(currency)) throw wrong(field, 'is not a currency of the table');
    if (currencyOf(currency).coin) throw wrong(field, 'is a coin, and coins buy nothing');
    if (!isAmount(price, currency, 1n)) throw wrong(field, 'is no amount of the currency above zero');
  }
  if (!isAmount(gold, goldCoin, 1n)) throw wrong('gold', 'is no amount of gold coins above zero');
  if (!isAmount(sweep, sweepCoin, 0n)) throw wrong('sweep', 'is no amount of sweep coins');
  if (text && !text.en) throw wrong('text.en', 'is missing');
}

/** Reads the boxes of a data file. @throws CatalogueError that names file, entry and field of the first fault */
export function readBoxes(file: string, content: unknown): readonly ListedBox[] {
  const shape = fileShape.safeParse(content);
  if (!shape.success) throw catalogueErrorOf(file, 'the file', shape.error);
  const ids = new Set<string>();
  return shape.data.boxes.map((raw, index) => {
    const label = typeof raw.boxId === 'string' ? raw.boxId : `number ${index + 1}`;
    const outcome = boxEntry.safeParse(raw);
    if (!outcome.success) throw catalogueErrorOf(file, label, outcome.error);
    const { boxId, brands, text, prices, gold, sweep, badges } = outcome.data;
    if (ids.has(boxId)) throw new CatalogueError(file, label, 'boxId', 'exists already');
    ids.add(boxId);
    check(file, outcome.data);
    const currenciesList = { free: { amount: sweep }, main: { amount: gold } };
    return {
      brands,
      prices,
      box: {
        boxId,
        currenciesList,
        ...(text && { text: { ...namesOf('box', text.en ?? ''), ...text } }),
        ...(badges && { badges }),
      },
    };
  });
}

/** The boxes that a brand sells in a currency. */
export function boxesOf(listed: readonly ListedBox[], brand: string, currency: string): readonly Box[] {
  return listed.flatMap(({ brands, prices, box }) => {
    const price = Object.hasOwn(prices, currency) ? prices[currency] : undefined;
    if (price === undefined || (brands !== undefined && !brands.includes(brand))) return [];
    return [{ ...box, price, priceCurrencyCode: currency }];
  });
}
