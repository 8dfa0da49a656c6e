import type { Messages } from '@lingui/core';
import { availableLocales } from '@opencashier/contract/locales';
import type { TextsStore } from './texts.ts';

export interface LocaleLoaderOptions {
  readonly texts: TextsStore;
  /** The language that the page shows with its first texts alone; the others are fetched when somebody needs them. */
  readonly begun?: string;
  /** The compiled messages of a language. */
  readonly fetchMessages: (locale: string) => Promise<Messages>;
  /** A language, or one text of it, could not be had. */
  readonly onError: (error: { locale: string; key?: string; message?: string }) => void;
}

export interface LocaleLoader {
  /** Shows a language once its messages are here; English if they cannot be had. The latest wish wins. */
  show(locale: string): Promise<void>;
  /**
   * Brings the texts that the page came without, unless a whole language is shown already.
   * @throws Error when they cannot be had
   */
  complete(): Promise<void>;
  /** A text is missing in the language: told once, and English is fetched to stand in for it. */
  reportMissing(locale: string, key: string): void;
}

const english = 'en';

export function createLocaleLoader({
  texts,
  begun,
  fetchMessages,
  onError,
}: LocaleLoaderOptions): LocaleLoader {
  const files = new Map<string, Promise<Messages>>();
  let latest = '';
  let isPartial = begun !== undefined;

  function load(locale: string): Promise<Messages> {
    const available: readonly string[] = availableLocales;
    const file = files.get(locale) ?? (available.includes(locale) ? fetchMessages(locale) : unavailable());
    files.set(locale, file);
    // A failure is not kept: the next wish for this language asks anew.
    file.catch(() => files.delete(locale));
    return file;
  }

  async function attempt(locale: string): Promise<Messages | undefined> {
    try {
      return await load(locale);
    } catch (error) {
      onError({ locale, message: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  }

  function showWhole(locale: string, messages: Messages): void {
    isPartial = false;
    texts.show(locale, messages, true);
  }

  return {
    async show(locale) {
      latest = locale;
      if (isPartial && locale === begun) return;
      const messages = await attempt(locale);
      if (latest !== locale) return;
      if (messages) return showWhole(locale, messages);
      if (locale === english) return;
      const fallback = await attempt(english);
      if (latest === locale && fallback) showWhole(english, fallback);
    },
    async complete() {
      if (!isPartial || begun === undefined) return;
      const messages = await attempt(begun);
      if (!isPartial) return;
      if (!messages) throw new Error(`The texts of ${begun} could not be loaded.`);
      showWhole(begun, messages);
    },
    reportMissing(locale, key) {
      onError({ locale, key });
      if (locale !== english)
        void attempt(english).then((messages) => messages && texts.fallBackOn(messages));
    },
  };
}

async function unavailable(): Promise<Messages> {
  throw new Error('This language is not available.');
}
