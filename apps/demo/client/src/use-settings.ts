import { useCallback, useEffect, useState } from 'react';
import { readSettings, type Settings, writeSettings } from './settings.ts';

/** The settings of the address, and how to change them. */
export function useSettings(): readonly [Settings, (change: Partial<Settings>) => void] {
  const [settings, setSettings] = useState(() => readSettings(location.search));
  useEffect(() => {
    const onPop = () => setSettings(readSettings(location.search));
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
  const change = useCallback((part: Partial<Settings>) => {
    setSettings((before) => {
      const after = { ...before, ...part };
      history.replaceState(null, '', `/${writeSettings(after)}`);
      return after;
    });
  }, []);
  return [settings, change];
}
