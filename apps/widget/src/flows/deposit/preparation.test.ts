import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import { describe, expect, it } from 'vitest';
import { settle } from '../testing/test-clock.ts';
import { depositSetting } from '../testing/test-deposit.ts';
import { method } from '../testing/test-methods.ts';
import { needsPreparation } from './preparation.ts';

const prepared = new Set(['india', 'p2p', 'eazype', 'bankTransfer', 'onramp', 'cash']);

describe('the preparation step', () => {
  it.each(Object.entries(cardViewTypes))('of the view %s', async (name, cardViewType) => {
    const one = method('one', { cardViewType });
    expect(needsPreparation(one)).toBe(prepared.has(name));
    const { flow, server } = depositSetting();
    flow.start(one);
    await settle();
    expect(server.callsTo('deposit-prepare').map(({ request }) => request)).toEqual(
      prepared.has(name) ? [{ paymentMethod: 'one', currency: 'BRL', selectedCountry: 'BR' }] : [],
    );
  });

  it('is what the method itself says, whatever its view', () => {
    expect(needsPreparation(method('one', { isPreparationRequired: true }))).toBe(true);
    expect(needsPreparation(method('one'))).toBe(false);
  });
});
