import { useStore } from 'zustand';
import { isHeld, missingOf } from '../flows/status.ts';
import { useText } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import { Notice } from '../ui/notice/notice.tsx';

/** What the chain has seen is less or more than was asked: told while it is still being confirmed. */
export function ArrivedNote() {
  const { status } = useServices();
  const t = useText();
  const transaction = useStore(status.store, (state) => state.transaction);
  const arrived = transaction?.arrived;
  // Of what is held, its own note tells; nothing of it is credited by itself.
  if (!transaction || !arrived || isHeld(transaction)) return null;
  const isPartHere = transaction.status === 'processed';
  // Without time to send the rest, its marks tell.
  if (isPartHere && missingOf(transaction) === undefined) return null;
  const { asset } = arrived;
  const of = (value: string | undefined) => `${value ?? '0'} ${asset}`;
  const values = {
    amount: of(arrived.amount),
    asked: of(arrived.asked),
    rest: of(arrived.missing ?? arrived.surplus),
    least: of(arrived.least),
  };
  const kind = arrived.missing === undefined ? 'more' : 'less';
  return (
    <div role="status" data-testid="arrived" data-kind={kind}>
      <Notice tone={kind === 'less' ? 'warning' : 'info'} title={t(`chain.${kind}.title`, values)}>
        <p>{t(isPartHere ? 'chain.first.text' : `chain.${kind}.text`, values)}</p>
        {arrived.least === undefined || isPartHere ? null : <p>{t('chain.less.least', values)}</p>}
        {missingOf(transaction) === undefined ? null : <p>{t('chain.less.rest', values)}</p>}
      </Notice>
    </div>
  );
}
