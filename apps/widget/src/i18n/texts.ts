import { I18n, type Messages } from '@lingui/core';
import { intlLocales } from './intl-locales.ts';

export type TextValues = Readonly<Record<string, unknown>>;

/** A text by its key, with its values put in. A key that no catalogue has comes back as itself. */
export type Translate = (key: string, values?: TextValues) => string;

export interface Texts {
  /** The language shown, as its messages file is named. */
  readonly locale: string;
  /** Grows with every change of language or messages. */
  readonly version: number;
  readonly text: Translate;
  /** Whether the language or its fallback has this text. */
  has(key: string): boolean;
  /** Called after the language or its messages changed; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

export interface TextsStore extends Texts {
  /** Shows a language. `isComplete` false: only some of its messages are known yet, so nothing counts as missing. */
  show(locale: string, messages: Messages, isComplete: boolean): void;
  /** Messages that stand in where the language has none. */
  fallBackOn(messages: Messages): void;
}

export interface TextsOptions {
  /** A text that neither the complete language nor the fallback has, or that only the fallback has; once per key and locale. */
  readonly onMissing?: (locale: string, key: string) => void;
}

/** Texts over compiled messages. */
export function createTexts(options: TextsOptions = {}): TextsStore {
  const shown = new I18n({});
  const fallback = new I18n({});
  const listeners = new Set<() => void>();
  const reported = new Set<string>();
  let isComplete = false;
  let version = 0;

  function report(key: string): void {
    const mark = `${shown.locale} ${key}`;
    if (!isComplete || reported.has(mark)) return;
    reported.add(mark);
    options.onMissing?.(shown.locale, key);
  }

  const has = (i18n: I18n, key: string) => Object.hasOwn(i18n.messages, key);
  const notify = () => {
    version += 1;
    for (const listener of [...listeners]) listener();
  };

  return {
    get locale() {
      return shown.locale;
    },
    get version() {
      return version;
    },
    text(key, values) {
      if (has(shown, key)) return shown._(key, values);
      report(key);
      return has(fallback, key) ? fallback._(key, values) : key;
    },
    has: (key) => has(shown, key) || has(fallback, key),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(locale, messages, complete) {
      isComplete = complete;
      shown.loadAndActivate({ locale, locales: intlLocales(locale), messages });
      notify();
    },
    fallBackOn(messages) {
      fallback.loadAndActivate({ locale: 'en', messages });
      notify();
    },
  };
}
