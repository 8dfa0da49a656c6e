import { useStore } from 'zustand';
import { useTexts } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Timeline } from '../../ui/timeline/timeline.tsx';

/** Steps that are called otherwise than by their name. */
const titles = {
  reversed: 'timeline.credited.reversed',
  declined: 'timeline.failed',
  expired: 'timeline.expired',
} as const;

/** Sent, seen, confirmed, in your balance, with the times that are known. */
export function CompleteTimeline() {
  const { status } = useServices();
  const { text: t, locale } = useTexts();
  const timeline = useStore(status.store, (state) => state.timeline);
  const clock = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { hour: '2-digit', minute: '2-digit' });
  return (
    <Timeline
      items={timeline.map(({ name, state, at, because }) => ({
        name,
        state,
        title: t(because === undefined || because === 'held' ? `timeline.${name}` : titles[because]),
        note:
          because === 'held'
            ? t('timeline.held')
            : state === 'current'
              ? t(`timeline.${name}.now`)
              : undefined,
        // Taking back did not fail: it is what happened.
        stateText: t(`timeline.state.${because === 'reversed' ? 'done' : state}`),
        time: at === undefined ? undefined : clock.format(new Date(at)),
      }))}
    />
  );
}
