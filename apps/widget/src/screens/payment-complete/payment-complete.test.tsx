import type { Transaction } from '@opencashier/contract/entities/transaction';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { StatusState } from '../../flows/status.ts';
import { createTestHost, createTestNavigator } from '../../flows/testing/test-edges.ts';
import { parent } from '../../flows/testing/test-session.ts';
import { transaction } from '../../flows/testing/test-transaction.ts';
import { timelineOf } from '../../flows/timeline.ts';
import { isSafeUrl } from '../../host/safe-url.ts';
import { englishTexts } from '../../i18n/testing/catalogues.ts';
import { TextsProvider } from '../../i18n/use-text.ts';
import type { Services } from '../../services/services.ts';
import { ServicesProvider } from '../../services/services-context.tsx';
import { PaymentComplete } from './payment-complete.tsx';

/** The page of a deposit as the server told it; undefined before its first word. */
function draw(told: Partial<Transaction> | undefined, state: Partial<StatusState> = {}): string {
  const texts = englishTexts();
  const whole = told && transaction({ currency: 'EUR', ...told });
  const store = createStore<StatusState>(() => ({
    paymentId: 'd1',
    kind: 'deposit',
    status: whole?.status ?? 'waiting',
    transaction: whole,
    freshness: whole ? 'known' : 'asking',
    timeline: timelineOf(whole),
    deadline: undefined,
    ...state,
  }));
  const services = {
    host: createTestHost().host,
    navigator: createTestNavigator().navigator,
    deposit: {},
    route: createStore(() => ({ query: { depositId: 'd1', status: 'processed' } })),
    session: createStore(() => ({ parent: parent() })),
    status: { store, refresh: () => {} },
    invoice: { isSafeLink: (url: string) => isSafeUrl(url), store: createStore(() => ({ action: 'none' })) },
    methods: { find: (name: string) => (name === 'usdt' ? { asset: 'USDT' } : undefined) },
    // The page uses no more than these.
  } as unknown as Services;
  return renderToString(
    <ServicesProvider value={services}>
      <TextsProvider value={texts}>
        <PaymentComplete />
      </TextsProvider>
    </ServicesProvider>,
  );
}

const actionsIn = (html: string) =>
  [...html.matchAll(/data-testid="(done|another|try-again|leave|check-now|open-payment)"/g)].map(
    ([, name]) => name,
  );

describe('the page of a deposit', () => {
  it.each([
    [{ status: 'processed', creditedAmount: 45 }, 'Your money is here', '€45', ['done', 'another']],
    [{ status: 'mistaked' }, 'The payment did not go through', '€50', ['try-again']],
    [{ status: 'waiting' }, 'Your payment is on its way', '€50', ['leave']],
    [{ status: 'accepted' }, 'Your payment is being processed', '€50', ['leave']],
    [
      { status: 'waiting', canContinue: true },
      'Your payment is not finished yet',
      '€50',
      ['open-payment', 'leave'],
    ],
    [{ status: 'mistaked', depositStatus: 'AUTO_CANCELED' }, 'The time to pay is over', '€50', ['try-again']],
  ] as const)('tells %j', (told, title, amount, actions) => {
    const html = draw(told);
    expect(html).toContain(`data-status="${told.status}"`);
    expect(html).toContain(title);
    expect(html).toContain(amount);
    expect(actionsIn(html)).toEqual(actions);
  });

  it('tells what a chain lacks while it can still be sent, and leads back to the address', () => {
    const arrived = { asset: 'USDT', asked: '55.5', amount: '50', missing: '5.5' };
    const told = { status: 'waiting', canContinue: true, txid: 'ab', arrived } as const;
    const open = draw({ ...told, expiresIn: 600 }, { deadline: Date.now() + 600_000 });
    expect(open).toContain('5.5 USDT still missing');
    expect(open).toContain('data-testid="countdown"');
    expect(actionsIn(open)).toEqual(['open-payment', 'leave']);
    const over = draw({ ...told, expiresIn: 0 });
    expect(over).toContain('50 USDT of 55.5 USDT arrived');
    expect(over).not.toContain('The address is still good');
    expect(actionsIn(over)).toEqual(['leave']);
    const more = { asset: 'USDT', asked: '55.5', amount: '60', surplus: '4.5' };
    expect(draw({ ...told, arrived: more })).toContain('All of it is credited');
  });

  it('goes on asking for the rest, whose first part is in the balance, while there is time', () => {
    const place = { network: 'TRC-20', address: 'TAddress', memo: '77' };
    const arrived = { asset: 'USDT', asked: '55.5', amount: '50', missing: '5.5', ...place };
    const told = { status: 'processed', creditedAmount: 45, txid: 'ab', arrived } as const;
    const open = draw({ ...told, expiresIn: 600 }, { deadline: Date.now() + 600_000 });
    expect(open).toContain('The first part is in your balance');
    for (const value of ['TAddress', '77', '5.5 USDT', 'data-testid="countdown"'])
      expect(open).toContain(value);
    expect(open).not.toContain('credited as soon as');
    expect(draw(told)).not.toContain('TAddress');
  });

  it('promises nothing while nobody knows whether it was begun', () => {
    const html = draw({ status: 'waiting', isUnconfirmed: true });
    expect(html).toContain('data-status="waiting"');
    expect(html).toContain('We are checking whether your payment was started');
    for (const word of ['nothing was charged', 'need not pay again', 'safe to close', 'history']) {
      expect(html).toContain(word);
    }
    for (const untrue of ['on its way', 'by itself', 'did not go through'])
      expect(html).not.toContain(untrue);
    const unnamed = draw(undefined, { freshness: 'known', paymentId: undefined });
    expect(unnamed).toContain('Checking your payment');
    expect(unnamed).not.toContain('by itself');
  });

  it('says that the money has arrived while the balance does not have it yet', () => {
    const html = draw({ status: 'waiting', isMoneyHere: true, txid: '0x1' });
    expect(html).toContain('Your money has arrived');
    expect(html).toContain('Your balance follows');
  });

  it('counts no time to pay once the player said that it is paid', () => {
    const told = { status: 'waiting', canContinue: true, expiresIn: 60 } as const;
    const state = { deadline: Date.now() + 60_000 };
    expect(draw(told, state)).toContain('Time left to pay');
    expect(draw({ ...told, claimedAt: '2026-11-21T10:05:00Z' }, state)).not.toContain('Time left to pay');
  });

  it.each(['CANCELED', 'AUTO_CANCELED'] as const)('leads nowhere once it ended: %s', (depositStatus) => {
    expect(draw({ status: 'mistaked', depositStatus })).not.toContain('In your balance');
  });

  it('says that a payment was taken back, and not that it can be used', () => {
    const html = draw({ status: 'processed', creditedAmount: 50, marks: ['reversed'] });
    expect(html).toContain('data-status="processed"');
    expect(html).toContain('This payment was taken back');
    expect(html).toContain('data-tone="warning"');
    expect(html).toContain('Taken back');
    for (const untrue of ['Your money is here', 'ready to use', 'In your balance', 'data-tone="success"']) {
      expect(html).not.toContain(untrue);
    }
  });

  it('tells one story of what was taken back: how much of it, and nothing of how it came', () => {
    const told = { status: 'processed', creditedAmount: 45, reversedAmount: 20, txid: 'abc' } as const;
    const html = draw({
      ...told,
      marks: ['late', 'underpaid', 'reversed'],
      confirmations: { count: 21, required: 20 },
    });
    expect(html).toContain('Part of this payment was taken back');
    expect(html).toContain('€20 of the €45 that had arrived was taken back');
    expect(html).toContain('abc');
    for (const other of [
      'Less arrived',
      'arrived late',
      'has confirmed it',
      'reversed by your bank',
      'chain"',
    ])
      expect(html).not.toContain(other);
  });

  it('confirms what came after the time to pay as late, and invites to pay nothing anew', () => {
    const told = {
      status: 'mistaked',
      depositStatus: 'AUTO_CANCELED',
      endedBy: 'time',
      txid: 'abc',
    } as const;
    const html = draw({ ...told, confirmations: { count: 3, required: 20 } });
    expect(html).toContain('Your payment came late and is being confirmed');
    expect(html).toContain('data-tone="waiting"');
    expect(html).toContain('data-count="3"');
    expect(actionsIn(html)).toEqual(['leave']);
    for (const untrue of ['Nothing was added', 'The time to pay ran out']) expect(html).not.toContain(untrue);
    // What the provider refused does not come.
    expect(draw({ ...told, depositStatus: 'CANCELED', endedBy: 'provider' })).toContain('did not go through');
  });

  it('tells a further transfer to a paid address apart from the paid one', () => {
    const told = { status: 'processed', creditedAmount: 50, txid: 'abc' } as const;
    const html = draw({ ...told, isFurther: true, confirmations: { count: 3, required: 20 } });
    expect(html).toContain('Your money is here');
    expect(html).toContain('Another transfer to this address is being confirmed');
    expect(html).not.toContain('We see your payment');
  });

  it('says how much is held and why', () => {
    const held = [{ amount: 45, currency: 'USD' }];
    const other = draw({ status: 'waiting', marks: ['late', 'held'], held });
    expect(other).not.toContain('credited all the same');
    expect(other).toContain('$45 arrived, and €50 was asked for');
    expect(other).toMatch(/class="[^"]*amount[^"]*">\$45</);
    const same = draw({ status: 'waiting', marks: ['held'], held: [{ amount: 50, currency: 'EUR' }] });
    expect(same).not.toContain('was asked for');
    const both = [
      { amount: 20, currency: 'EUR' },
      { amount: 7, currency: 'USD' },
    ];
    const more = draw({ status: 'processed', creditedAmount: 50, marks: ['held'], held: both });
    expect(more).toContain('Another €20 + $7 arrived, and our team is checking it');
  });

  it('says where less than the network takes has arrived', () => {
    const arrived = { asset: 'USDT', asked: '55.5', amount: '0.01', missing: '55.49', least: '5' };
    const html = draw({ status: 'waiting', canContinue: true, txid: 'ab', arrived, expiresIn: 60 });
    expect(html).toContain('This network takes 5 USDT at least');
  });

  it('offers to cancel what can still be paid, and a page of its own by its icon', () => {
    const open = draw({ status: 'waiting', canContinue: true, source: 'https://pay.example' });
    expect(open).toContain('data-testid="cancel-deposit"');
    expect(open).toContain('Open payment page');
    const inside = draw({ status: 'waiting', canContinue: true });
    expect(inside).toContain('Show payment details');
    expect(inside).not.toContain('Open payment page');
    for (const begun of [{ claimedAt: '2026-11-21T10:05:00Z' }, { txid: 'ab' }])
      expect(draw({ status: 'waiting', canContinue: true, ...begun })).not.toContain('cancel-deposit');
  });

  it.each(['waiting', 'accepted'] as const)(
    'says that held money has come and is being checked: %s',
    (status) => {
      const html = draw({ status, marks: ['held'] });
      expect(html).toContain(`data-status="${status}"`);
      expect(html).toContain('We are checking your payment');
      expect(html).toContain('You have paid');
      expect(html).toContain('don’t pay again');
      expect(html).toContain('Our team is checking it');
      for (const untrue of ['on its way', 'by itself', 'An agent', 'Waiting for the provider']) {
        expect(html).not.toContain(untrue);
      }
    },
  );

  it('stays paid where more money is held beside what was credited', () => {
    const html = draw({ status: 'processed', creditedAmount: 50, marks: ['held'] });
    expect(html).toContain('Your money is here');
    expect(html).toContain('Our team is checking another part of this payment');
  });

  it('counts what the chain confirms, and asks for nothing more', () => {
    const txid = '0xabc123';
    const explorerUrl = `https://etherscan.io/tx/${txid}`;
    const seen = { status: 'waiting', canContinue: true, expiresIn: 60, txid, explorerUrl } as const;
    const html = draw({ ...seen, confirmations: { count: 3, required: 16 } });
    expect(html).toContain('Your payment is being confirmed');
    expect(html).toMatch(/data-testid="confirmations" data-count="3" data-required="16"/);
    expect(html).toContain(`href="${explorerUrl}"`);
    expect(html).toContain(txid);
    expect(html).not.toContain('Time left to pay');
    expect(actionsIn(html)).toEqual(['leave']);
  });

  it('shows a finished chain payment with all its confirmations, and no page of an unsafe address', () => {
    const html = draw({
      status: 'processed',
      creditedAmount: 50,
      txid: 'abc',
      confirmations: { count: 21, required: 20 },
      explorerUrl: 'javascript:alert(1)',
    });
    expect(html).toMatch(/data-count="20" data-required="20"/);
    expect(html).toContain('The network has confirmed it');
    expect(html).not.toContain('data-testid="explorer"');
  });

  it('speaks of no bank where an asset was sent', () => {
    const html = draw({ status: 'mistaked', paymentMethod: 'usdt' });
    expect(html).toContain('another network');
    expect(html).not.toContain('bank');
  });

  it('never takes the address’s word for the end', () => {
    const html = draw(undefined);
    expect(html).toContain('Checking your payment');
    expect(html).not.toContain('Your money is here');
  });

  it('says that it is still checking while nobody answers, with a way to ask now', () => {
    const html = draw({ status: 'waiting' }, { freshness: 'stillChecking' });
    expect(html).toContain('Still checking: please don’t pay again');
    expect(actionsIn(html)).toEqual(['check-now', 'leave']);
    expect(html).not.toContain('did not go through');
  });

  it('tells what was out of the ordinary', () => {
    const marks = draw({ status: 'processed', creditedAmount: 60, marks: ['late', 'overpaid'] });
    expect(marks).toContain('The money arrived late');
    expect(marks).toContain('More arrived than the €50 asked for: €60 was credited.');
  });
});
