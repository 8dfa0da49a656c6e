import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Texts, Translate } from './texts.ts';

const TextsContext = createContext<Texts | undefined>(undefined);

export const TextsProvider = TextsContext.Provider;

/** All about texts; only inside the app's tree. Draws again when the language changes. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('TextsProvider is missing above this component');
  const snapshot = () => texts.version;
  useSyncExternalStore(texts.subscribe, snapshot, snapshot);
  return texts;
}

/** `const t = useText(); t('error.title', { values })`. A new function whenever the language changes. */
export function useText(): Translate {
  const texts = useTexts();
  const { version } = texts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever memoises by `t` has to see a new language.
  return useMemo<Translate>(() => (key, values) => texts.text(key, values), [texts, version]);
}
