import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useDay } from '../../card-views/use-day.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './first-limits.module.css';

/** Before the first deposit: limits can be set. While deposits are paused: until when, instead of a refusal later. */
export function FirstLimits() {
  const { navigator, protection } = useServices();
  const t = useText();
  const day = useDay();
  const { protection: told, isFirstDeposit } = useStore(protection.store);
  useEffect(() => {
    void protection.load();
  }, [protection]);
  if (told?.pause) {
    const { until } = told.pause;
    return (
      <Notice tone="warning" title={t('limits.paused.title')}>
        {until === undefined ? t('limits.paused.endless') : t('limits.paused.until', { day: day(until) })}
      </Notice>
    );
  }
  if (!isFirstDeposit) return null;
  return (
    <p className={styles.first}>
      {t('limits.first.title')}:{' '}
      <button
        type="button"
        className={styles.link}
        onClick={() => navigator.go('limits')}
        data-testid="first-limits"
      >
        {t('limits.first.set')}
      </button>
    </p>
  );
}
