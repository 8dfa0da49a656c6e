import type { Bonus } from '@opencashier/contract/entities/bonus';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { useStore } from 'zustand';
import { BonusEnd } from '../../card-views/bonus-end.tsx';
import { bonusTitle } from '../../card-views/bonus-title.ts';
import { useDay } from '../../card-views/use-day.ts';
import { useMoney } from '../../card-views/use-money.ts';
import { minDepositOf } from '../../flows/bonus.ts';
import { gainOf } from '../../flows/bonus-gain.ts';
import { methodText } from '../../flows/method-text.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Card } from '../../ui/card/card.tsx';
import { type Fact, Facts } from '../../ui/facts/facts.tsx';
import styles from './bonus-terms.module.css';

/** What one bonus gives and asks for. Lines that nobody told are not there. */
export function BonusTerms({ bonus: shown }: { readonly bonus: Bonus }) {
  const { bonus, deposit, methods } = useServices();
  const { text: t, locale } = useTexts();
  const day = useDay();
  const money = useMoney();
  const currency = useStore(deposit.store, (state) => state.currency);
  const amount = useStore(deposit.store, (state) => state.amount);
  const deadline = useStore(bonus.store, (state) => state.deadlines.get(shown.id));
  const { percent, maxBonus } = shown.depositBonusData ?? {};
  const spins = shown.freespinBonusData?.spins;
  const least = minDepositOf(shown);
  const gain = amount >= (least ?? 0) ? gainOf(shown, amount, currency) : undefined;
  const tiles = useStore(methods.store, (state) => state.tiles);
  const named = (method: PaymentMethod) => methodText(method, locale);
  // A group that it never comes with has one name.
  const barred = tiles.flatMap((tile) => {
    if (tile.kind === 'method') return bonus.isRestricted(tile.method) ? [named(tile.method)] : [];
    const { label, paymentMethods } = tile.group;
    const members = paymentMethods.filter(bonus.isRestricted);
    return members.length === paymentMethods.length ? [t(label)] : members.map(named);
  });
  const facts: readonly (Fact | undefined)[] = [
    percent ? line('percent', t('bonus.gives'), t('bonus.percent', { percent })) : undefined,
    spins ? line('spins', t('bonus.gives'), t('bonus.spinsCount', { count: spins })) : undefined,
    least ? line('min', t('bonus.least'), money(least, currency)) : undefined,
    maxBonus ? line('max', t('bonus.most'), money(maxBonus, currency)) : undefined,
    deadline ? line('end', t('bonus.until'), day(new Date(deadline).toISOString())) : undefined,
  ];
  return (
    <section className={styles.terms} data-testid="bonus-terms" data-bonus={shown.id} aria-live="polite">
      <h2 className={styles.title}>
        <bdi>{bonusTitle(shown, t)}</bdi>
      </h2>
      {gain === undefined ? null : (
        <p className={styles.gain}>{t('bonus.gain', { amount: money(gain, currency) })}</p>
      )}
      {shown.description ? <p className={styles.text}>{shown.description}</p> : null}
      <Card>
        <Facts facts={facts.filter((fact) => fact !== undefined)} />
      </Card>
      {shown.wagering ? (
        <div>
          <h3 className={styles.heading}>{t('bonus.wagering')}</h3>
          <p className={styles.text}>{shown.wagering}</p>
        </div>
      ) : null}
      {barred.length > 0 ? (
        <div data-testid="bonus-barred">
          <h3 className={styles.heading}>{t('bonus.notWith')}</h3>
          <p className={styles.text}>{barred.join(' · ')}</p>
        </div>
      ) : null}
      {deadline === undefined ? null : <BonusEnd key={shown.id} deadline={deadline} />}
    </section>
  );
}

const line = (name: string, label: string, value: string): Fact => ({ name, label, value });
