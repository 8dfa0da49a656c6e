import { useStore } from 'zustand';
import { useMoney } from '../../card-views/use-money.ts';
import { isPrepared } from '../../flows/deposit/preparation.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { LiveText } from '../../ui/visually-hidden/visually-hidden.tsx';
import { RefusalNote, SlowNote } from './submit-notes.tsx';

export interface SubmitActionsProps {
  readonly formId: string;
  /** The button names no amount that can't be deposited. */
  readonly isAmountValid: boolean;
}

/** The button that says what it does, and what is known while nobody answers. */
export function SubmitActions({ formId, isAmountValid }: SubmitActionsProps) {
  const { deposit } = useServices();
  const t = useText();
  const money = useMoney();
  const kind = useStore(deposit.store, (state) => state.phase.kind);
  const amount = useStore(deposit.store, (state) => state.amount);
  const currency = useStore(deposit.store, (state) => state.currency);
  const isFieldsRequired = useStore(deposit.store, (state) => state.isFieldsRequired);
  const isReady = useStore(deposit.store, (state) => isPrepared(state.preparation));

  const label = () => {
    if (kind === 'checking') return t('deposit.checkNow');
    if (isFieldsRequired) return t('deposit.continue');
    return isAmountValid
      ? t('deposit.submit', { amount: money(amount, currency) })
      : t('deposit.submitEmpty');
  };
  const announced = () => {
    if (kind === 'creating') return t('deposit.creating');
    return kind === 'checking' ? t('deposit.checking.title') : '';
  };

  return (
    <>
      {kind === 'checking' ? (
        <Notice tone="warning" title={t('deposit.checking.title')}>
          {t('deposit.checking.text')}
        </Notice>
      ) : null}
      <RefusalNote formId={formId} />
      {kind === 'creating' ? <SlowNote /> : null}
      {/* Above the other, which stays under the finger: the second press of a double one must not cancel. */}
      {kind === 'creating' ? (
        <Button kind="quiet" isWide onClick={deposit.cancel} data-testid="cancel">
          {t('button.cancel')}
        </Button>
      ) : null}
      <Button
        type="submit"
        form={formId}
        isWide
        isBusy={kind === 'creating'}
        disabled={!isReady}
        data-testid="submit"
      >
        {label()}
      </Button>
      <LiveText text={announced()} />
    </>
  );
}
