import type { Messages } from '@lingui/core';
import { availableLocales } from '@opencashier/contract/locales';
import type { TextsStore } from './texts.ts';

export interface LocaleLoaderOptions {
  readonly texts: TextsStore;
  /** A language whose messages are here already. */
  readonly known?: { readonly locale: string; readonly messages: Messages };
  /** The compiled messages of a language. */
  readonly fetchMessages: (locale: string) => Promise<Messages>;
  /** A language, or one text of it, could not be had. */
  readonly onError: (error: { locale: string; key?: string; message?: string }) => void;
}

export interface LocaleLoader {
  /** Shows a language once its messages are here; English if they cannot be had. The latest wish wins. */
  show(locale: string): Promise<void>;
  /** A text is missing in the language: told once, and English is fetched to stand in for it. */
  reportMissing(locale: string, key: string): void;
}

const english = 'en';

export function createLocaleLoader({
  texts,
  known,
  fetchMessages,
  onError,
}: LocaleLoaderOptions): LocaleLoader {
  const files = new Map<string, Promise<Messages>>();
  if (known) files.set(known.locale, Promise.resolve(known.messages));
  let latest = '';

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

  return {
    async show(locale) {
      latest = locale;
      const messages = await attempt(locale);
      if (latest !== locale) return;
      if (messages) return texts.show(locale, messages, true);
      if (locale === english) return;
      const fallback = await attempt(english);
      if (latest === locale && fallback) texts.show(english, fallback, true);
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
