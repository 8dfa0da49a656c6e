import { useCallback, useState } from 'react';

export interface LoggedEvent {
  readonly id: number;
  readonly type: string;
  readonly detail: string;
  readonly at: string;
}

const kept = 200;

/** The newest events of the widget, newest first. */
export function useEventLog() {
  const [events, setEvents] = useState<readonly LoggedEvent[]>([]);
  const log = useCallback((type: string, payload: unknown) => {
    const detail = payload === undefined ? '' : JSON.stringify(payload);
    const at = new Date().toLocaleTimeString('en-GB');
    setEvents((before) => [{ id: (before[0]?.id ?? 0) + 1, type, detail, at }, ...before].slice(0, kept));
  }, []);
  const clear = useCallback(() => setEvents([]), []);
  return { events, log, clear } as const;
}
