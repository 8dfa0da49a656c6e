import { availableLocales, variantsOf } from '../../../packages/contract/entities/available-locales.ts';
import { keptLocales, languages } from '../../../packages/contract/locales.ts';
import { leftInEnglish } from './left-in-english.ts';
import { argumentsOf, signatureOf } from './messages.ts';
import { pluralProblems } from './plurals.ts';
import { readRecord } from './record.ts';
import { fileOf, localesIn, readTexts, type Source, sources, type Texts, wholeTexts } from './sources.ts';

const product: readonly string[] = [...languages, ...keptLocales];
const listed: readonly string[] = availableLocales;

/** What a language's own files lack or say wrong, a sentence each; nothing where it is whole. */
export function problemsOf(locale: string): readonly string[] {
  if (!product.includes(locale)) return [`${locale}: is not one of the product's languages.`];
  const record = readRecord(locale);
  return [
    ...record.problems,
    ...sources.flatMap((source) => sourceProblems(source, locale, record.sameAsEnglish)),
  ];
}

/** Problems of all languages that are listed, and of files that belong to none of them. */
export function allProblems(): readonly string[] {
  const strays = sources.flatMap((source) =>
    localesIn(source.folder)
      .filter((locale) => !listed.includes(locale))
      .map(
        (locale) =>
          `${fileOf(source, locale)}: "${locale}" is not in the list of packages/contract/entities/available-locales.ts.`,
      ),
  );
  return [...listed.flatMap(problemsOf), ...strays];
}

function sourceProblems(source: Source, locale: string, same: ReadonlySet<string>): readonly string[] {
  const file = fileOf(source, locale);
  const english = readTexts(source, 'en') ?? {};
  const own = readTexts(source, locale);
  const isVariant = variantsOf[locale] !== undefined;
  if (!own) return isVariant ? [] : [`${file}: is missing.`];
  const keys = isVariant ? Object.keys(own) : Object.keys(english);
  return [
    ...(isVariant ? repeated(source, own, locale) : []),
    ...keys.filter((key) => !(key in wholeTexts(source, locale))).map((key) => `"${key}" is missing`),
    ...Object.keys(own)
      .filter((key) => !(key in english))
      .map((key) => `"${key}" is no key of English`),
    ...keys.flatMap((key) => {
      const [text, model] = [own[key], english[key]];
      if (text === undefined || model === undefined) return [];
      return textProblems(text, model, locale, same.has(key)).map((problem) => `"${key}" ${problem}`);
    }),
  ].map((problem) => `${file}: ${problem}.`);
}

/** A variant has only what it says otherwise than its language. */
function repeated(source: Source, own: Texts, locale: string): readonly string[] {
  const language = readTexts(source, variantsOf[locale] ?? '') ?? {};
  return Object.keys(own)
    .filter((key) => own[key] === language[key])
    .map((key) => `"${key}" says what ${variantsOf[locale]} says: leave it out`);
}

/** What is wrong with a text beside the English one, whatever its key. `isSame`: it may rightly equal that. */
export function textProblems(text: string, model: string, locale: string, isSame = false): readonly string[] {
  if (text.trim() === '') return ['is empty'];
  try {
    argumentsOf(text);
  } catch (error) {
    return [`is no ICU message: ${error instanceof Error ? error.message : error}`];
  }
  const [ours, theirs] = [signatureOf(text), signatureOf(model)];
  return [
    ...(ours === theirs
      ? []
      : [`puts in ${ours || 'nothing'}, where English puts in ${theirs || 'nothing'}`]),
    ...pluralProblems(text, locale),
    ...(/^\s|\s$| {2}/.test(text) && !/^\s|\s$| {2}/.test(model) ? ['has a space too many'] : []),
    ...(/[٠-٩۰-۹०-९০-৯౦-౯๐-๙]/.test(text)
      ? ['has digits of its own script: amounts and counts are in Latin ones']
      : []),
    ...(locale === 'en' || isSame ? [] : leftInEnglish(text, model, locale)),
  ];
}
