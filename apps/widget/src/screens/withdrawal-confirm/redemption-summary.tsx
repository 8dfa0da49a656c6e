import { useState } from 'react';
import { useStore } from 'zustand';
import { useMoney } from '../../card-views/use-money.ts';
import { useText } from '../../i18n/use-text.ts';
import { CurrencyConversion } from '../../invoice/coins/currency-conversion.tsx';
import { useServices } from '../../services/services-context.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { LastLook } from './last-look.tsx';
import { useSummaryLines } from './summary-lines.tsx';

/** Coins, what they come to at the rate that is held, and where it goes: the last look before the coins are set aside. */
export function RedemptionSummary() {
  const { coins, withdrawal } = useServices();
  const t = useText();
  const money = useMoney();
  const { amount, currency, phase } = useStore(withdrawal.store);
  const summary = useSummaryLines();
  const rateId = useStore(coins.rate.store, (state) => state.rateId);
  const [seen, setSeen] = useState(rateId);
  const [isRenewed, setRenewed] = useState(false);
  if (rateId !== seen) {
    setSeen(rateId);
    if (seen !== undefined) setRenewed(true);
  }
  if (!summary) return null;
  const isFree = phase.kind !== 'creating' && phase.kind !== 'checking';
  return (
    <LastLook
      submit={t('sweepstake.redeem', { amount: money(amount, currency) })}
      isWaiting={rateId === undefined}
    >
      {isRenewed && isFree ? <Notice tone="warning">{t('sweepstake.renewed')}</Notice> : null}
      <CurrencyConversion method={summary.method} />
      <Card>
        <Facts facts={summary.lines} />
      </Card>
    </LastLook>
  );
}
