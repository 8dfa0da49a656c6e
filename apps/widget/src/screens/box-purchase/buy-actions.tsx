import type { FieldOption } from '@opencashier/contract/entities/form-field';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { Box } from '@opencashier/contract/entities/sweepstake';
import { useStore } from 'zustand';
import { useMoney } from '../../card-views/use-money.ts';
import { purchaseValues } from '../../flows/sweepstake/coin-choice.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { LiveText } from '../../ui/visually-hidden/visually-hidden.tsx';

export interface BuyActionsProps {
  readonly box: Box;
  readonly method: PaymentMethod | undefined;
  readonly networks: readonly FieldOption[];
  readonly network: FieldOption | undefined;
}

/** The button that buys, with the price on it; before that what is still to be chosen, and while nobody answers what is known. */
export function BuyActions({ box, method, networks, network }: BuyActionsProps) {
  const { boxes, deposit } = useServices();
  const t = useText();
  const money = useMoney();
  const kind = useStore(deposit.store, (state) => state.phase.kind);
  const isChecking = kind === 'checking';
  const missing = !method
    ? 'sweepstake.coin'
    : networks.length > 1 && !network
      ? 'sweepstake.networkFirst'
      : undefined;
  const price = money(box.price, box.priceCurrencyCode);
  const label = isChecking ? t('deposit.checkNow') : t(missing ?? 'sweepstake.buy', { price });
  const announced =
    kind === 'creating' ? t('deposit.creating') : isChecking ? t('deposit.checking.title') : '';
  return (
    <>
      {isChecking ? (
        <Notice tone="warning" title={t('deposit.checking.title')}>
          {t('deposit.checking.text')}
        </Notice>
      ) : null}
      {kind === 'creating' ? (
        <Button kind="quiet" isWide onClick={deposit.cancel} data-testid="cancel">
          {t('button.cancel')}
        </Button>
      ) : null}
      <Button
        isWide
        isBusy={kind === 'creating'}
        disabled={missing !== undefined}
        onClick={() => method && void boxes.buy(purchaseValues(method, network))}
        data-testid="submit"
      >
        {label}
      </Button>
      <LiveText text={announced} />
    </>
  );
}
