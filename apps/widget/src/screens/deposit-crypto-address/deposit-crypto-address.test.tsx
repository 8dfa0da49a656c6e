// @vitest-environment happy-dom
import type { Transaction } from '@opencashier/contract/entities/transaction';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { method } from '../../flows/testing/test-methods.ts';
import { drawRoom, payable } from '../../invoice/testing/draw-room.tsx';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { DepositCryptoAddress } from './deposit-crypto-address.tsx';

const crypto = {
  asset: 'USDT',
  network: 'TRC-20',
  address: 'TAddress',
  payAmount: '55.5',
  minAmount: '5',
  rate: '0.9',
  uri: 'tron:TAddress?amount=55.5',
  confirmations: 20,
};
const seen = { txid: 'ab', confirmations: { count: 1, required: 20 } };
/** On a phone, where a wallet's app may be opened. */
async function draw(told: Partial<Transaction>) {
  const drawn = await drawRoom(DepositCryptoAddress, {
    room: 'depositCryptoAddress',
    kind: 'ios',
    method: method('usdt', { deepLinkSchemes: ['tron'] }),
    response: { ...payable, data: { crypto } },
    told: { canContinue: true, expiresIn: 600, ...told },
  });
  act(() => drawn.session.setState({ platform: 'android' }));
  return drawn;
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

describe('the room of an address', () => {
  const less = { asset: 'USDT', asked: '55.5', amount: '50', missing: '5.5' };

  it('asks for the whole until something is seen', async () => {
    const { one, all } = await draw({});
    expect(one('pay-amount').textContent).toContain('55.5 USDT');
    expect(all('app-link').map((link) => link.getAttribute('href'))).toEqual([crypto.uri]);
    expect(one('countdown')).toBeDefined();
    expect(all('arrived')).toEqual([]);
  });

  it('invites to send nothing more once all of it is seen', async () => {
    const { all, words } = await draw(seen);
    expect([...all('requisite'), ...all('countdown'), ...all('arrived')]).toEqual([]);
    expect(words()).toContain('please don’t send it again');
  });

  it('tells what arrived and what is missing, to the same address while the time runs', async () => {
    const { one, all, words } = await draw({ ...seen, arrived: less });
    expect(one('arrived').textContent).toContain('5.5 USDT still missing');
    expect(one('arrived').textContent).toContain('50 USDT of 55.5 USDT arrived');
    expect(one('arrived').textContent).toContain('The address is still good');
    expect(one('pay-amount').textContent).toContain('5.5 USDT');
    expect(one('requisite').textContent).toContain('TAddress');
    expect(one('countdown')).toBeDefined();
    // Its link would ask for the whole once more.
    expect(all('app-link')).toEqual([]);
    expect(words()).not.toContain('don’t send it again');
  });

  it('asks for nothing more when the time is over', async () => {
    const { one, all } = await draw({ ...seen, arrived: less, expiresIn: 0 });
    expect(one('arrived').textContent).toContain('50 USDT of 55.5 USDT arrived');
    expect(one('arrived').textContent).not.toContain('still good');
    expect([...all('requisite'), ...all('countdown')]).toEqual([]);
  });

  it('tells that more arrived, and that all of it is credited', async () => {
    const more = { asset: 'USDT', asked: '55.5', amount: '60', surplus: '4.5' };
    const { one, all, words } = await draw({ ...seen, arrived: more });
    expect(one('arrived').textContent).toContain('60 USDT arrived, 4.5 USDT more than 55.5 USDT');
    expect(one('arrived').textContent).toContain('All of it is credited');
    expect(words()).not.toContain('To your balance');
    expect(all('requisite')).toEqual([]);
  });

  it('names the coins of a package, and promises no part of its price to a balance', async () => {
    const box = { boxId: 'starter', gold: 10_000, sweep: 5, isGiven: false };
    const { one, words, session, settle } = await draw({ box });
    expect(words()).not.toContain('To your balance');
    expect(words()).not.toContain('your balance gets what arrived');
    act(() => session.setState({ view: 'sweep' }));
    await settle();
    expect(one('box-coins').textContent).toContain('10,000 gold coins');
    expect(one('box-coins').textContent).toContain('+5 sweep coins');
  });

  it('says of an ordinary deposit what comes of another sum', async () => {
    const { words, all } = await draw({});
    expect(words()).toContain('your balance gets what arrived');
    expect(all('box-coins')).toEqual([]);
  });

  it('leaves what is held to the note of its status', async () => {
    const { all } = await draw({ ...seen, arrived: less, marks: ['underpaid', 'held'] });
    expect(all('arrived')).toEqual([]);
  });
});
