import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import { describe, expect, it } from 'vitest';
import { ok } from '../testing/test-client.ts';
import { depositSetting } from '../testing/test-deposit.ts';
import { method } from '../testing/test-methods.ts';

const p2p = method('card-p2p', {
  cardViewType: cardViewTypes.p2p,
  securityRulesGroup: 'scoring',
  fields: [
    { name: 'bank', type: 'text' },
    { name: 'note', type: 'text' },
  ],
});
const parent = {
  host: 'lucky.example',
  experiments: [{ key: 'list', group: 'b' }],
  bonusList: [{ id: 'bo', depositBonusData: { minDeposit: 20 } }],
};

const requestOf = async (one = p2p) => {
  const test = depositSetting({ parent, extra: { findMethod: () => one } });
  test.server.answers['deposit-check'] = () => ok({ exists: false, depositId: 0 });
  test.server.answers['deposit-create-p2p'] = () => ok({ depositId: 'd1' });
  test.flow.start(one);
  await test.clock.advance(0);
  test.flow.setAmount('50', true);
  await test.flow.submit({ bank: 'sber', note: 'n' });
  return test.server.callsTo('deposit-create-p2p')[0]?.request;
};

describe('the create of a peer-to-peer deposit', () => {
  it('carries all that the call takes, and nothing that is the other create’s', async () => {
    expect(await requestOf()).toEqual({
      amount: 50,
      bank: 'sber',
      checkScore: true,
      selectedCountry: 'BR',
      currency: 'BRL',
      depositId: 0,
      fields: { note: 'n' },
      isActivatedBonus: true,
      bonusId: 'bo',
      paymentMethod: 'card-p2p',
      paymentSessionId: 's1',
      metadata: { isFromChip: true },
      returnUrl: 'https://lucky.example',
    });
  });

  it('asks for a score only where the method’s rules do', async () => {
    const unscored = { ...p2p, securityRulesGroup: 'plain' };
    expect(await requestOf(unscored)).not.toHaveProperty('checkScore');
  });
});
