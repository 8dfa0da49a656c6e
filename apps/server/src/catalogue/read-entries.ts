import type { MethodField } from '@opencashier/contract/entities/form-field';
import {
  cardViewsNeedingPreparation,
  cardViewTypes,
  type Fee,
  type PaymentMethod,
} from '@opencashier/contract/entities/payment-method';
import { isKnownCurrency } from '@opencashier/money/currencies';
import { toMinor } from '@opencashier/money/minor';
import * as z from 'zod/mini';
import { isCardField } from '../domain/card-data.ts';
import { namesOf } from '../domain/player-texts.ts';
import type { CatalogueMethod } from '../ports/catalogue.ts';
import { type CountrySets, spellOut } from './countries.ts';
import { type CatalogueEntry, type CatalogueFile, catalogueEntry } from './entry.ts';
import { CatalogueError, catalogueErrorOf } from './errors.ts';
import { feesOf } from './fees.ts';
import { routesOf } from './routes.ts';

export interface ReadContext {
  readonly fields: ReadonlyMap<string, MethodField>;
  readonly countrySets: CountrySets;
  /** Named sets of limits, by currency. */
  readonly amountRules: Readonly<Record<string, AmountRules>>;
  readonly iconIds: ReadonlySet<string>;
}

/** A method with what decides whether a brand offers it. */
export interface ListedMethod extends CatalogueMethod {
  readonly kind: CatalogueEntry['kind'];
  readonly regulatedSet: string | undefined;
  /** Countries that have it for the sweepstakes alone. */
  readonly coinCountries: readonly string[];
  /** What it costs, by currency. */
  readonly fees?: Readonly<Record<string, Fee>>;
}

const fileShape = z.strictObject({ title: z.string(), methods: z.array(z.looseObject({})) });

type AmountRules = PaymentMethod['amount_rules'];

function amountRulesOf(file: string, entry: CatalogueEntry, sets: ReadContext['amountRules']): AmountRules {
  if (typeof entry.amount_rules !== 'string') return entry.amount_rules;
  const rules = sets[entry.amount_rules];
  if (!rules)
    throw new CatalogueError(file, entry.name, 'amount_rules', `there is no set ${entry.amount_rules}`);
  return rules;
}

function checkAmounts(file: string, name: string, rules: AmountRules): void {
  if (Object.keys(rules).length === 0) throw new CatalogueError(file, name, 'amount_rules', 'is empty');
  for (const [currency, rule] of Object.entries(rules)) {
    const field = `amount_rules.${currency}`;
    if (!isKnownCurrency(currency))
      throw new CatalogueError(file, name, field, 'is not a currency of the table');
    for (const [bound, amount] of Object.entries(rule)) {
      if (amount !== undefined && !toMinor(amount, currency).ok) {
        throw new CatalogueError(
          file,
          name,
          `${field}.${bound}`,
          'has more decimals than the currency, or is negative',
        );
      }
    }
    if (rule.max < Math.max(rule.min, rule.minNonRus ?? 0)) {
      throw new CatalogueError(file, name, field, 'has a maximum below its minimum');
    }
  }
}

/** Card data is encrypted to a key that the preparation brings; some views need more of it. */
function checkPreparation(file: string, entry: CatalogueEntry, fields: readonly MethodField[]): void {
  if (entry.isPreparationRequired) return;
  const needs = fields.some(isCardField) || cardViewsNeedingPreparation.includes(entry.cardViewType);
  if (needs)
    throw new CatalogueError(
      file,
      entry.name,
      'isPreparationRequired',
      'is needed by its view or card fields',
    );
}

function fieldsOf(file: string, entry: CatalogueEntry, known: ReadContext['fields']): MethodField[] {
  return entry.fields.map((key) => {
    const field = known.get(key);
    if (!field)
      throw new CatalogueError(file, entry.name, 'fields', `there is no field "${key}" in fields.json`);
    return field;
  });
}

function listed(file: string, entry: CatalogueEntry, context: ReadContext): ListedMethod {
  const rules = amountRulesOf(file, entry, context.amountRules);
  checkAmounts(file, entry.name, rules);
  const fees = entry.fee && feesOf(file, entry.name, entry.fee, Object.keys(rules));
  checkPreparation(file, entry, fieldsOf(file, entry, context.fields));
  if (!entry.text.en) throw new CatalogueError(file, entry.name, 'text.en', 'is missing');
  for (const icon of entry.iconIds) {
    if (!context.iconIds.has(icon))
      throw new CatalogueError(file, entry.name, 'iconIds', `there is no icon "${icon}"`);
  }
  const {
    kind,
    countries,
    coinCountries,
    regulatedSet,
    timeoutMinutes,
    amountTolerance,
    creditsWhatArrives,
    closesLoopOf,
    providers,
    fee: _fee,
    ...shown
  } = entry;
  const offeredIn = spellOut(file, entry.name, countries, context.countrySets);
  const coinsIn = spellOut(file, entry.name, coinCountries, context.countrySets);
  const offer = { countries: [...offeredIn, ...coinsIn], currencies: Object.keys(rules) };
  const method: PaymentMethod = {
    ...shown,
    text: { ...namesOf('method', entry.text.en), ...entry.text },
    amount_rules: rules,
    currency: Object.keys(rules),
    fields: fieldsOf(file, entry, context.fields),
    cardViewType: cardViewTypes[entry.cardViewType],
  };
  return {
    method,
    kind,
    regulatedSet,
    ...(fees && { fees }),
    countries: offeredIn,
    coinCountries: coinsIn,
    providers: routesOf(file, entry.name, providers, offer, context.countrySets),
    timeoutMinutes,
    amountTolerance,
    creditsWhatArrives,
    closesLoopOf,
  };
}

/** Reads every data file. @throws CatalogueError that names file, entry and field of the first fault */
export function readEntries(files: readonly CatalogueFile[], context: ReadContext): readonly ListedMethod[] {
  const all = new Map<string, ListedMethod>();
  for (const { file, content } of files) {
    const shape = fileShape.safeParse(content);
    if (!shape.success) throw catalogueErrorOf(file, 'the file', shape.error);
    for (const [index, raw] of shape.data.methods.entries()) {
      const label = typeof raw.name === 'string' ? raw.name : `number ${index + 1}`;
      const outcome = catalogueEntry.safeParse(raw);
      if (!outcome.success) throw catalogueErrorOf(file, label, outcome.error);
      if (all.has(outcome.data.name)) throw new CatalogueError(file, label, 'name', 'exists already');
      all.set(outcome.data.name, listed(file, outcome.data, context));
    }
  }
  return [...all.values()];
}
