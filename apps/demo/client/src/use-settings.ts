import { useCallback, useEffect, useState } from 'react';
import { currencyOfCountry } from './country-currencies.ts';
import { readVisit, type Settings, type Visit, writeSettings } from './settings.ts';

/** The settings of the address, and how to change them. A country that is chosen brings its currency. */
export function useSettings(): readonly [Visit, (change: Partial<Settings>) => void] {
  const [visit, setVisit] = useState(() => readVisit(location.search));
  useEffect(() => {
    const onPop = () => setVisit(readVisit(location.search));
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
  const change = useCallback((part: Partial<Settings>) => {
    setVisit((before) => {
      const currency = part.country && currencyOfCountry(part.country.toUpperCase());
      const after = readVisit(
        writeSettings({ ...before.settings, ...(currency ? { currency } : {}), ...part }),
      );
      history.replaceState(null, '', `/${writeSettings(after.settings)}`);
      return after;
    });
  }, []);
  return [visit, change];
}
