import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { HistoryFilter } from '../../flows/history/history.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Chips } from '../../ui/chips/chips.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorSection } from '../../ui/error-section/error-section.tsx';
import { ClockIcon } from '../../ui/icons.tsx';
import { List } from '../../ui/list/list.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { HistoryRow } from './history-row.tsx';

const filters: readonly HistoryFilter[] = ['all', 'deposit', 'withdrawal'];
const skeletonRows = [1, 2, 3, 4, 5, 6] as const;

/** What was paid in and out, newest first; each leads to its own page. */
export function History() {
  const { history } = useServices();
  const t = useText();
  const { status, filter, items, nextCursor, more } = useStore(history.store);
  useEffect(() => {
    void history.load();
  }, [history]);

  return (
    <Screen>
      <Chips
        label={t('history.filter')}
        chips={filters.map((value) => ({ value, text: t(`history.filter.${value}`) }))}
        chosen={filter}
        onChoose={history.setFilter}
        testId="history-filter"
      />
      {status === 'failed' ? (
        <ErrorSection
          title={t('errorSection.title')}
          text={t('errorSection.text')}
          refreshLabel={t('button.refresh')}
          onRefresh={() => void history.load()}
        />
      ) : null}
      {status === 'loading' && items.length === 0 ? (
        <div aria-busy="true">
          {skeletonRows.map((row) => (
            <Skeleton key={row} shape="row" />
          ))}
        </div>
      ) : null}
      {status === 'ready' && items.length === 0 ? (
        <EmptyState
          testId="history-empty"
          icon={<ClockIcon size={32} />}
          title={t('history.empty')}
          text={t('history.emptyText')}
        />
      ) : null}
      {items.length > 0 ? (
        <List label={t('title.history')}>
          {items.map((transaction) => (
            <HistoryRow key={transaction.id} transaction={transaction} />
          ))}
        </List>
      ) : null}
      {nextCursor === undefined ? null : (
        <Button
          kind="secondary"
          isWide
          isBusy={more === 'loading'}
          onClick={() => void history.loadMore()}
          data-testid="history-more"
        >
          {t(more === 'failed' ? 'button.tryAgain' : 'history.more')}
        </Button>
      )}
    </Screen>
  );
}
