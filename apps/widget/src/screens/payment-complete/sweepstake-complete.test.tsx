import type { Transaction } from '@opencashier/contract/entities/transaction';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { StatusState } from '../../flows/status.ts';
import { createTestHost, createTestNavigator } from '../../flows/testing/test-edges.ts';
import { testSession } from '../../flows/testing/test-session.ts';
import { transaction, withdrawal } from '../../flows/testing/test-transaction.ts';
import { timelineOf } from '../../flows/timeline.ts';
import { englishTexts } from '../../i18n/testing/catalogues.ts';
import { TextsProvider } from '../../i18n/use-text.ts';
import type { Services } from '../../services/services.ts';
import { ServicesProvider } from '../../services/services-context.tsx';
import { PaymentComplete } from './payment-complete.tsx';

/** The page of a payment as the server told it. */
function draw(told: Transaction): string {
  const { kind } = told;
  const store = createStore<StatusState>(() => ({
    paymentId: told.id,
    kind,
    status: told.status,
    transaction: told,
    freshness: 'known',
    timeline: timelineOf(told),
    deadline: undefined,
  }));
  const texts = englishTexts();
  const services = {
    host: createTestHost().host,
    navigator: createTestNavigator().navigator,
    deposit: {},
    withdrawal: { store: createStore(() => ({ isCanceling: false })) },
    route: createStore(() => ({ transaction: kind, query: { [`${kind}Id`]: told.id } })),
    session: testSession({ view: 'sweep' }),
    status: { store },
    invoice: { isSafeLink: () => true },
    methods: { find: () => undefined },
    texts,
    // The page uses no more than these.
  } as unknown as Services;
  return renderToString(
    <ServicesProvider value={services}>
      <TextsProvider value={texts}>
        <PaymentComplete />
      </TextsProvider>
    </ServicesProvider>,
  ).replaceAll('\u00a0', ' ');
}

const bought = { boxId: 'small', gold: 10_000, sweep: 10.5, isGiven: true };

it('says that the coins of a paid package are here, and which', () => {
  const html = draw(transaction({ status: 'processed', box: bought }));
  expect(html).toContain('Your coins are here');
  expect(html).toMatch(/data-testid="box-coins".*10,000.*gold coins.*10\.5.*sweep coins/);
});

it('says so only once the coins were given', () => {
  const html = draw(transaction({ status: 'waiting', box: { ...bought, isGiven: false } }));
  expect(html).not.toContain('Your coins are here');
  expect(html).toContain('10,000');
});

it.each([
  [{ reason: 'age' } as const, 'We are checking your age'],
  [{ reason: 'identity' } as const, 'We are checking your identity'],
  [{ reason: 'check', text: 'Please send us your passport.' } as const, 'Please send us your passport.'],
])('says what a held redemption waits for: %j', (hold, words) => {
  const html = draw(withdrawal({ stage: 'review', status: 'waiting', hold }));
  expect(html).toContain(`data-reason="${hold.reason}"`);
  expect(html).toContain(words);
});

it('tells why a redemption is held beside what the operator asks for', () => {
  const hold = { reason: 'identity', text: 'Please send us your passport.' } as const;
  const html = draw(withdrawal({ stage: 'review', status: 'waiting', hold }));
  expect(html).toMatch(/We are checking your identity.*Please send us your passport/s);
});

it('tells what is paid out for the coins', () => {
  const payout = { amount: 0.25, currency: 'LTC', rate: '0.0125' };
  const html = draw(withdrawal({ stage: 'sent', amount: 20, currency: 'QSC', payout }));
  expect(html).toContain('20 SC');
  expect(html).toContain('0.25 LTC');
});
