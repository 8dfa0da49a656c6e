import type { Messages } from '@lingui/core';
import { availableLocales } from '@opencashier/contract/locales';
import { type TextArea, textAreas } from './text-areas.ts';
import type { TextsStore } from './texts.ts';

export interface LocaleLoaderOptions {
  readonly texts: TextsStore;
  /** The language that the page shows with its first texts alone; the others are fetched when somebody needs them. */
  readonly begun?: string;
  /** Areas that every language is shown with: the page came with some of their texts. */
  readonly areas?: readonly TextArea[];
  /** The compiled messages of a file: `ar`, or `account/ar` of an area. */
  readonly fetchMessages: (name: string) => Promise<Messages>;
  /** A language, an area of it, or one text of it could not be had. */
  readonly onError: (error: { locale: string; key?: string; message?: string }) => void;
}

export interface LocaleLoader {
  /** Shows a language once its messages are here; English if they cannot be had. The latest wish wins. */
  show(locale: string): Promise<void>;
  /**
   * Brings the texts that the page came without, unless a whole language is shown already, and those of areas, which
   * from then on every language is shown with. English stands in for an area that cannot be had in the language.
   * @throws Error when they cannot be had
   */
  complete(areas?: readonly TextArea[]): Promise<void>;
  /** A text is missing in the language: told once, and English is fetched to stand in for it. */
  reportMissing(locale: string, key: string): void;
}

/** What is shown of a language: its messages, and the areas among them that are in the language itself. */
interface Brought {
  readonly messages: Messages;
  readonly areas: readonly TextArea[];
}

const english = 'en';

export function createLocaleLoader({
  texts,
  begun,
  areas: first = [],
  fetchMessages,
  onError,
}: LocaleLoaderOptions): LocaleLoader {
  const files = new Map<string, Promise<Messages>>();
  const wanted = new Set<TextArea>(first);
  let shown: readonly TextArea[] = [];
  let latest = '';
  let isPartial = begun !== undefined;

  function load(locale: string, area?: TextArea): Promise<Messages> {
    const name = area ? `${area}/${locale}` : locale;
    const available: readonly string[] = availableLocales;
    const file = files.get(name) ?? (available.includes(locale) ? fetchMessages(name) : unavailable());
    files.set(name, file);
    // A failure is not kept: the next wish for this file asks anew.
    file.catch(() => files.delete(name));
    return file;
  }

  async function attempt(locale: string, area?: TextArea): Promise<Messages | undefined> {
    try {
      return await load(locale, area);
    } catch (error) {
      onError({ locale, message: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  }

  /** A language with all that is wanted of it, side by side; undefined where a part of it cannot be had. */
  async function bring(locale: string): Promise<Brought | undefined> {
    const areas = textAreas.filter((area) => wanted.has(area));
    const own = areas.map((area) => attempt(locale, area));
    const parts = [
      attempt(locale),
      ...own.map(async (part, index) =>
        locale === english ? part : ((await part) ?? attempt(english, areas[index])),
      ),
    ];
    const all = await Promise.all(parts);
    // A screen that was opened meanwhile wants more.
    if (wanted.size > areas.length) return bring(locale);
    const had = await Promise.all(own);
    return all.includes(undefined)
      ? undefined
      : { messages: Object.assign({}, ...all), areas: areas.filter((_, index) => had[index]) };
  }

  function showWhole(locale: string, { messages, areas }: Brought): void {
    isPartial = false;
    shown = areas;
    texts.show(locale, messages, true);
  }

  return {
    async show(locale) {
      latest = locale;
      if (isPartial && locale === begun) return;
      const brought = await bring(locale);
      if (latest !== locale) return;
      if (brought) return showWhole(locale, brought);
      if (locale === english) return;
      const fallback = await bring(english);
      if (latest === locale && fallback) showWhole(english, fallback);
    },
    async complete(areas = []) {
      if (!isPartial && areas.every((area) => shown.includes(area))) return;
      for (const area of areas) wanted.add(area);
      const locale = isPartial && begun ? begun : texts.locale;
      const brought = await bring(locale);
      // A language that came meanwhile came with all that is wanted.
      if (!isPartial && texts.locale !== locale) return;
      if (!brought) throw new Error(`The texts of ${locale} could not be loaded.`);
      showWhole(locale, brought);
    },
    reportMissing(locale, key) {
      onError({ locale, key });
      if (locale !== english)
        void bring(english).then((brought) => brought && texts.fallBackOn(brought.messages));
    },
  };
}

async function unavailable(): Promise<Messages> {
  throw new Error('This language is not available.');
}
