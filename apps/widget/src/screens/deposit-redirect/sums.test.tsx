import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { BonusOffer } from '../../flows/bonus.ts';
import { createTestHost } from '../../flows/testing/test-edges.ts';
import { method } from '../../flows/testing/test-methods.ts';
import { testSession } from '../../flows/testing/test-session.ts';
import { englishTexts } from '../../i18n/testing/catalogues.ts';
import { TextsProvider } from '../../i18n/use-text.ts';
import type { Services } from '../../services/services.ts';
import { ServicesProvider } from '../../services/services-context.tsx';
import { MethodFacts } from './method-facts.tsx';
import { SubmitActions } from './submit-actions.tsx';

/** Facts and button of a method at 25 €, as words. */
function draw(fee: PaymentMethod['fee'], isAmountValid: boolean, offer?: BonusOffer): string {
  const texts = englishTexts();
  const phase = { kind: 'editing' };
  const preparation = { kind: 'none' };
  const services = {
    texts,
    host: createTestHost('frame').host,
    session: testSession(),
    bonus: {
      store: createStore(() => ({ activeBonusId: offer?.bonus.id, isEnabled: true })),
      offer: () => offer,
    },
    deposit: {
      store: createStore(() => ({
        phase,
        preparation,
        amount: 25,
        currency: 'EUR',
        isFieldsRequired: false,
      })),
    },
    // Facts and button use no more than these.
  } as unknown as Services;
  const markup = renderToString(
    <ServicesProvider value={services}>
      <TextsProvider value={texts}>
        <MethodFacts method={method('visa', fee ? { fee } : {})} isAmountValid={isAmountValid} />
        <SubmitActions formId="form" isAmountValid={isAmountValid} />
      </TextsProvider>
    </ServicesProvider>,
  );
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

it('tells the fee of the amount, what is paid in all and what arrives', () => {
  const words = draw({ paidBy: 'player-on-top', basisPoints: 150 }, true);
  expect(words).toMatch(/ Fee €0.38 \(1.5%\), on top You pay €25.38 To your balance €25 /);
  expect(words).toContain('Deposit €25');
});

const bonus = { id: 'welcome', depositBonusData: { minDeposit: 20, percent: 100, maxBonus: 15.5 } };
const active: BonusOffer = { bonus, minDeposit: 20, missing: 0, isActive: true };

it('tells one sum with a bonus: what is paid, what comes on top, what it comes to', () => {
  expect(draw(undefined, true, active)).toMatch(/ You pay €25 Bonus \+ €15.50 You get in total €40.50 /);
  expect(draw({ paidBy: 'player-deducted', basisPoints: 150 }, true, active)).toMatch(
    / You pay €25 Bonus \+ €15.50 You get in total €40.12 /,
  );
});

it('tells no bonus that the deposit does not carry', () => {
  expect(draw(undefined, true, { ...active, isActive: false })).not.toMatch(/Bonus|You pay/);
  expect(draw(undefined, false, active)).not.toMatch(/Bonus/);
});

it('tells less to arrive where the fee is taken from the amount', () => {
  expect(draw({ paidBy: 'player-deducted', basisPoints: 150 }, true)).toMatch(
    / Fee €0.38 \(1.5%\), taken off You pay €25 To your balance €24.62 /,
  );
});

it('tells no fee that the operator pays', () => {
  expect(draw({ paidBy: 'operator', basisPoints: 150 }, true)).toMatch(/ Fee No fee To your balance €25 /);
});

it('names no sums of an amount that can’t be deposited', () => {
  const words = draw({ paidBy: 'player-on-top', basisPoints: 150 }, false);
  expect(words).toMatch(/ Fee 1.5%, on top You pay – To your balance – /);
  expect(words).toMatch(/ Deposit $/);
});

it('claims no fee that nobody told, and no sum where there is none', () => {
  expect(draw(undefined, true)).not.toMatch(/Fee|You pay/);
  expect(draw({ paidBy: 'player-on-top' }, true)).toMatch(/ Fee No fee To your balance €25 /);
});
