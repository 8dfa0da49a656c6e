import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import { describe, expect, it } from 'vitest';
import { later, lost, ok } from '../testing/test-client.ts';
import { depositSetting } from '../testing/test-deposit.ts';
import { method } from '../testing/test-methods.ts';

const p2p = method('card-p2p', {
  cardViewType: cardViewTypes.p2p,
  fields: [{ name: 'card_number', type: 'text' }],
});
const banks = [
  { value: 'sber', label: 'Sber' },
  { value: 'tinkoff', label: 'T-Bank' },
];

async function form(prepared: object = { fields: [], banks }) {
  const test = depositSetting({ extra: { findMethod: () => p2p } });
  test.server.answers['deposit-prepare'] = () => ok(prepared);
  test.server.answers['bank-get'] = ({ request }) =>
    ok({
      bank: request.bin === '22007000' ? { id: 't-bank', name: 't-bank' } : { id: 'sber', name: 'Сбербанк' },
    });
  test.flow.start(p2p);
  await test.clock.advance(0);
  const chosen = () => test.state().fields.find((field) => field.name === 'bank')?.props.value;
  const asked = () => test.server.callsTo('bank-get').map(({ request }) => request);
  return { ...test, chosen, asked };
}

describe('the bank of the card that is typed', () => {
  it('is chosen as soon as its first digits are there, and asked for once', async () => {
    const { flow, clock, chosen, asked } = await form();
    for (const text of ['2202 20', '2202 2000', '2202 2000 1', '2202 2000 1234 5678'])
      flow.entered('card_number', text);
    await clock.advance(0);
    expect(asked()).toEqual([{ payment_method: 'card-p2p', bin: '22022000' }]);
    expect(chosen()).toBe('sber');
  });

  it('is found by its name where the provider numbers banks otherwise', async () => {
    const { flow, clock, chosen } = await form();
    flow.entered('card_number', '2200 7000');
    await clock.advance(0);
    expect(chosen()).toBe('tinkoff');
  });

  it('follows the last card that was typed', async () => {
    const { flow, clock, chosen, server } = await form();
    const slow = later();
    server.answers['bank-get'] = ({ request }) =>
      request.bin === '22022000' ? slow.answer() : ok({ bank: { id: 't-bank', name: 'T-Bank' } });
    flow.entered('card_number', '2202 2000');
    flow.entered('card_number', '2200 7000');
    await clock.advance(0);
    slow.give(ok({ bank: { id: 'sber', name: 'Sber' } }));
    await clock.advance(0);
    expect(chosen()).toBe('tinkoff');
  });

  it('stays with the player where nobody knows it, or the list lacks it', async () => {
    const { flow, clock, chosen, server } = await form();
    server.answers['bank-get'] = () => ok({ bank: null });
    flow.entered('card_number', '4000 0000');
    server.answers['bank-get'] = () => ok({ bank: { id: 'kaspi', name: 'Kaspi' } });
    flow.entered('card_number', '4400 4300');
    server.answers['bank-get'] = () => lost();
    flow.entered('card_number', '4441 1100');
    await clock.advance(0);
    expect(chosen()).toBe('');
  });

  it('is asked for by nobody where no banks are offered, nor for other fields', async () => {
    const none = await form({ fields: [] });
    none.flow.entered('card_number', '2202 2000');
    const other = await form();
    other.flow.entered('phone', '79000000000');
    expect([...none.asked(), ...other.asked()]).toEqual([]);
  });
});
