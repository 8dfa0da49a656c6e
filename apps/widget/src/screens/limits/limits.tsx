import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useDay } from '../../card-views/use-day.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { ErrorSection } from '../../ui/error-section/error-section.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { LimitRow } from './limit-row.tsx';
import styles from './limits.module.css';
import { PauseSection } from './pause-section.tsx';

/** The player's own deposit limits and breaks: those that the brand offers, and what is said before each is taken. */
export function Limits() {
  const { protection: flow } = useServices();
  const t = useText();
  const day = useDay();
  const { status, protection } = useStore(flow.store);
  const paused = useRef<HTMLDivElement>(null);
  const [isTaken, setTaken] = useState(false);
  // It is begun at the end of the page, and told at its top.
  useEffect(() => {
    if (isTaken) paused.current?.scrollIntoView({ block: 'center' });
  }, [isTaken]);
  useEffect(() => {
    void flow.load();
  }, [flow]);

  if (status === 'failed') {
    return (
      <Screen>
        <ErrorSection
          title={t('errorSection.title')}
          text={t('errorSection.text')}
          refreshLabel={t('button.refresh')}
          onRefresh={() => void flow.load()}
        />
      </Screen>
    );
  }
  if (!protection) {
    return (
      <Screen>
        <Skeleton shape="text" />
        <Skeleton shape="tile" />
        <Skeleton shape="tile" />
        <Skeleton shape="tile" />
      </Screen>
    );
  }
  const { offers, limits, pause } = protection;
  // A limit that was set stays in sight, whatever is offered since.
  const periods = [...new Set([...offers.limitPeriods, ...limits.map(({ period }) => period)])];
  return (
    <Screen>
      <p className={styles.lead}>{t('limits.lead')}</p>
      {pause ? (
        <div ref={paused} role="status" data-testid="paused">
          <Notice tone="warning" title={t('limits.paused.title')}>
            {pause.until === undefined
              ? t('limits.paused.endless')
              : t('limits.paused.until', { day: day(pause.until) })}
          </Notice>
        </div>
      ) : null}
      {periods.length > 0 ? (
        <section className={styles.section} aria-label={t('limits.title')}>
          <h2 className={styles.title}>{t('limits.title')}</h2>
          <p className={styles.note}>{t('limits.rule')}</p>
          {periods.map((period) => (
            <LimitRow key={period} period={period} limit={limits.find((limit) => limit.period === period)} />
          ))}
        </section>
      ) : null}
      <PauseSection
        kind="coolOff"
        days={offers.coolOffDays}
        hasEndless={false}
        onTaken={() => setTaken(true)}
      />
      <PauseSection
        kind="selfExclusion"
        days={offers.selfExclusionDays}
        hasEndless={offers.hasEndlessExclusion}
        onTaken={() => setTaken(true)}
      />
    </Screen>
  );
}
