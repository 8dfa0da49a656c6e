import { useId } from 'react';
import { useStore } from 'zustand';
import { useMoney } from '../../card-views/use-money.ts';
import { useDepositForm } from '../../forms/use-deposit-form.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { CancelAction } from '../../invoice/cancel-action.tsx';
import { TimeLeft } from '../../invoice/time-left.tsx';
import { useInvoiceRoom } from '../../invoice/use-invoice-room.ts';
import { useServices } from '../../services/services-context.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { FormField } from './form-field.tsx';
import { MethodHead } from './method-head.tsx';
import styles from './redirect-form.module.css';
import { SubmitActions } from './submit-actions.tsx';
import head from './unified-form.module.css';
import { useLeave } from './use-leave.ts';

/** What the provider asks for once the deposit is there; the answers go on with the same deposit. */
export function UnifiedForm() {
  const { deposit } = useServices();
  const { text: t, has } = useTexts();
  const money = useMoney();
  const formId = useId();
  const { phase, outcome, method, amount, currency } = useInvoiceRoom();
  const form = useDepositForm(deposit);
  const kind = useStore(deposit.store, (state) => state.phase.kind);
  useLeave();
  const asked = outcome?.kind === 'unifiedForm' ? outcome.form : undefined;
  const isReady = phase === 'ready' && asked !== undefined;
  const words = (key: string | undefined, fallback: string) => t(key && has(key) ? key : fallback);

  return (
    <Screen
      actions={
        isReady ? (
          <>
            <SubmitActions formId={formId} isAmountValid />
            {kind === 'editing' ? <CancelAction /> : null}
          </>
        ) : undefined
      }
    >
      {method ? <MethodHead method={method} isGuided={false} /> : null}
      {isReady ? (
        <div data-testid="unified-form">
          <p className={head.amount}>
            <bdi>{money(amount, currency)}</bdi>
          </p>
          <TimeLeft />
          <h3 className={head.title}>{words(asked.titleKey, 'deposit.fieldsRequired')}</h3>
          <p className={head.text}>{words(asked.textKey, 'deposit.fieldsRequiredText')}</p>
        </div>
      ) : (
        <Skeleton shape="amount" />
      )}
      {phase === 'checking' ? (
        <Notice tone="warning" title={t('complete.stillChecking.title')}>
          {t('complete.stillChecking.text')}
        </Notice>
      ) : null}
      {isReady ? (
        <form id={formId} className={styles.form} noValidate onSubmit={form.submit}>
          {form.fields.map((control) => (
            <FormField key={control.field.alias} control={control} />
          ))}
        </form>
      ) : (
        <Skeleton shape="field" />
      )}
    </Screen>
  );
}
