import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { MethodIcon } from '../../ui/icons.tsx';

/** Stands beside the list where there is room, until a method is chosen. */
export function ListPlaceholder() {
  const t = useText();
  return (
    <EmptyState
      icon={<MethodIcon size={32} />}
      title={t('deposit.list.choose')}
      text={t('deposit.list.chooseText')}
    />
  );
}
