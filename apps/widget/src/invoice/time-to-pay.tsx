import { useEffect, useState } from 'react';
import { intlLocales } from '../i18n/intl-locales.ts';
import { useTexts } from '../i18n/use-text.ts';
import { Countdown, type CountdownProps } from '../ui/countdown/countdown.tsx';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayHours = 24;

/** Days and the hours beyond them, begun ones counted: `2 days, 5 hours`. */
function longTime(ms: number, locale: string): string {
  const hours = Math.ceil(ms / hourMs);
  const parts = [
    { unit: 'day', count: Math.floor(hours / dayHours) },
    { unit: 'hour', count: hours % dayHours },
  ].filter(({ count }) => count > 0);
  const words = parts.map(({ unit, count }) =>
    new Intl.NumberFormat(intlLocales(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  );
  return new Intl.ListFormat(intlLocales(locale), { type: 'unit' }).format(words);
}

/** The time that is left: in days and hours beyond a day, then by the second. */
export function TimeToPay({ now = Date.now, ...countdown }: CountdownProps) {
  const { locale } = useTexts();
  const [left, setLeft] = useState(() => countdown.until - now());
  const isLong = left > dayHours * hourMs;
  useEffect(() => {
    setLeft(countdown.until - now());
    if (!isLong) return;
    const timer = setInterval(() => setLeft(countdown.until - now()), minuteMs);
    return () => clearInterval(timer);
  }, [countdown.until, now, isLong]);
  if (!isLong) return <Countdown now={now} {...countdown} />;
  return (
    <bdi data-testid="countdown" data-long="">
      {longTime(left, locale)}
    </bdi>
  );
}
