import { useStore } from 'zustand';
import { intlLocales } from '../../i18n/intl-locales.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Timeline } from '../../ui/timeline/timeline.tsx';

/** Steps that are called otherwise than by their name. */
const titles = {
  reversed: 'timeline.credited.reversed',
  declined: 'timeline.failed',
  expired: 'timeline.expired',
} as const;

/** Sent, seen, confirmed, in your balance, with the times that are known; a withdrawal may take days. */
export function CompleteTimeline() {
  const { status } = useServices();
  const { text: t, locale } = useTexts();
  const timeline = useStore(status.store, (state) => state.timeline);
  const kind = useStore(status.store, (state) => state.kind);
  const prefix = kind === 'withdrawal' ? 'timeline.withdrawal' : 'timeline';
  const language = intlLocales(locale);
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  const today = days.format(new Date());
  const moment = (at: string) => {
    const [day, time] = [days.format(new Date(at)), clock.format(new Date(at))];
    return day === today || kind === 'deposit' ? time : `${day}, ${time}`;
  };
  return (
    <Timeline
      items={timeline.map(({ name, state, at, because }) => ({
        name,
        state,
        title: t(because === undefined || because === 'held' ? `${prefix}.${name}` : titles[because]),
        note:
          because === 'held'
            ? t('timeline.held')
            : state === 'current'
              ? t(`${prefix}.${name}.now`)
              : undefined,
        // Taking back did not fail: it is what happened.
        stateText: t(`timeline.state.${because === 'reversed' ? 'done' : state}`),
        time: at === undefined ? undefined : moment(at),
      }))}
    />
  );
}
