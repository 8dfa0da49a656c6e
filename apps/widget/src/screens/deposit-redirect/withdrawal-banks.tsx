import { useState } from 'react';
import { useStore } from 'zustand';
import { folded } from '../../flows/text-search.ts';
import { bankField } from '../../flows/withdrawal/withdrawal-start.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { MethodIcon, SearchIcon } from '../../ui/icons.tsx';
import { List, ListItem } from '../../ui/list/list.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { MethodHead } from './method-head.tsx';
import styles from './withdrawal-banks.module.css';
import { WithdrawalForm } from './withdrawal-form.tsx';

/** First the bank, from a list that one searches, then its account and the amount. */
export function WithdrawalBanks() {
  const { withdrawal } = useServices();
  const t = useText();
  const [query, setQuery] = useState('');
  const method = useStore(withdrawal.store, (state) => state.method);
  const field = useStore(withdrawal.store, ({ fields }) => fields.find(({ name }) => name === bankField));
  if (!method) return null;
  const chosen = field?.props.items.find(({ value }) => value === field.props.value);
  // A method that knows its bank by itself asks for the account alone.
  if (!field) return <WithdrawalForm key={method.name} method={method} />;
  if (chosen) {
    return (
      <WithdrawalForm
        key={method.name}
        method={method}
        bank={
          <div className={styles.chosen} data-testid="chosen-bank" data-bank={chosen.value}>
            <MethodIcon size={24} />
            <span className={styles.name}>{chosen.label}</span>
            <Button kind="quiet" onClick={() => withdrawal.chooseBank(undefined)} data-testid="change-bank">
              {t('withdrawal.banks.change')}
            </Button>
          </div>
        }
      />
    );
  }
  const wanted = folded(query.trim());
  const banks = field.props.items.filter(({ label }) => folded(label).includes(wanted));
  return (
    <Screen>
      <MethodHead method={method} />
      <SearchField
        label={t('withdrawal.banks.search')}
        clearLabel={t('button.clear')}
        value={query}
        onChange={setQuery}
      />
      {banks.length > 0 ? (
        <List label={t('withdrawal.banks.title')}>
          {banks.map(({ value, label }) => (
            <ListItem
              key={value}
              title={label}
              onPress={() => {
                // Whoever changes it looks for another one.
                setQuery('');
                withdrawal.chooseBank(value);
              }}
              data-testid="bank-option"
              data-bank={value}
            />
          ))}
        </List>
      ) : (
        <EmptyState
          icon={<SearchIcon size={32} />}
          title={t('withdrawal.banks.nothingFound', { query })}
          text={t('withdrawal.banks.nothingFoundText')}
        />
      )}
    </Screen>
  );
}
