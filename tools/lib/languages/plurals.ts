import { type Argument, argumentsOf } from './messages.ts';

/**
 * Counts that players meet: payments, days, bonuses. None of something is a text of its own, and beyond a thousand no
 * language here needs a further form.
 */
const counts = Array.from({ length: 1_000 }, (_, index) => index + 1);

/**
 * The forms of a language with the counts that take each, by Unicode's rules. Tajik has none there; browsers and this
 * product count in it as in English (`one`, `other`).
 */
export function pluralForms(locale: string): ReadonlyMap<string, readonly number[]> {
  const rules = new Intl.PluralRules([locale, 'en']);
  const forms = new Map<string, number[]>();
  for (const count of counts) {
    const form = rules.select(count);
    forms.set(form, [...(forms.get(form) ?? []), count]);
  }
  return forms;
}

/** What is wrong with the plurals of a message in a language. */
export function pluralProblems(message: string, locale: string): readonly string[] {
  return argumentsOf(message)
    .filter(({ kind }) => kind === 'plural')
    .flatMap((argument) => problemsOf(argument, locale));
}

function problemsOf({ name, forms }: Argument, locale: string): readonly string[] {
  const needed = pluralForms(locale);
  const known = new Set([
    ...new Intl.PluralRules([locale, 'en']).resolvedOptions().pluralCategories,
    'other',
  ]);
  const given = Object.keys(forms).filter((form) => !/^=?\d+$/.test(form));
  const showsNumber = forms.other?.showsNumber ?? false;
  return [
    ...[...needed.keys()]
      .filter((form) => !given.includes(form))
      .map(
        (form) => `{${name}} lacks the form "${form}", as for ${needed.get(form)?.slice(0, 4).join(', ')}`,
      ),
    ...given
      .filter((form) => !known.has(form))
      .map((form) => `{${name}} has the form "${form}", which the language does not know`),
    ...given
      .filter((form) => showsNumber && !forms[form]?.showsNumber && (needed.get(form)?.length ?? 0) > 1)
      .map((form) => `{${name}}: the form "${form}" also stands for ${needed.get(form)?.[1]}, so it needs #`),
  ];
}
