import { describe, expect, it } from 'vitest';
import { bitcoin, box, boxesReply, boxesSetting, usdt } from '../testing/test-boxes.ts';
import { lost, refused } from '../testing/test-client.ts';
import { settle } from '../testing/test-clock.ts';
import { at } from '../testing/test-route.ts';
import { boxValuesOf } from './box-values.ts';
import { coinsFor, networksFor, purchaseValues } from './coin-choice.ts';

describe('a package', () => {
  it('is shown with its gold coins, its free coins as a decimal of the rouble, and its price', () => {
    const large = box('large', {
      price: 1_234.5,
      currenciesList: { main: { amount: 250_000 }, free: { amount: 12.345 } },
    });
    expect(boxValuesOf(large, 'en')).toEqual({
      gcAmount: '250,000',
      scAmount: '12.35',
      formattedPrice: '$1,234.50',
    });
    expect(boxValuesOf(large, 'de')).toMatchObject({ gcAmount: '250.000', scAmount: '12,35' });
  });
});

describe('the packages on sale', () => {
  it('are asked for once the player is known', async () => {
    const { boxes, session } = boxesSetting();
    expect(boxes()).toMatchObject({ status: 'loading', boxes: [] });
    session.setState({ isReady: true });
    await settle();
    expect(boxes().boxes.map(({ boxId }) => boxId)).toEqual(['small']);
  });

  it('stay as the page was drawn with them while they are the same', async () => {
    const { boxes, flow } = boxesSetting({ initial: boxesReply(box('small')) });
    const before = boxes().boxes;
    await flow.load();
    expect(boxes().boxes).toBe(before);
  });

  it('lead to the Empty page where there are none', async () => {
    const { boxes, flow, nav } = boxesSetting({ answer: async () => ({ ok: true, data: boxesReply() }) });
    await flow.load();
    expect([boxes().status, nav.last()?.name]).toEqual(['empty', 'sweepEmpty']);
  });

  it('are reset to none where they cannot be loaded, which is logged, and the list offers another try', async () => {
    const { boxes, flow, logged, nav, answers } = boxesSetting({ initial: boxesReply(box('small')) });
    answers.boxes = async () => lost();
    await flow.load();
    expect(boxes()).toMatchObject({ status: 'failed', boxes: [], chosen: undefined });
    expect([logged, nav.moves]).toEqual([['sweepstake-boxes'], []]);
    answers.boxes = async () => ({ ok: true, data: boxesReply(box('small')) });
    await flow.load();
    expect(boxes().status).toBe('ready');
  });

  it('lead to the Empty page, which says why, where sweepstakes are not allowed', async () => {
    const { flow, logged, nav, boxes } = boxesSetting({
      answer: async () => refused('banking.sweepstakesNotAllowed', 403),
    });
    await flow.load();
    expect(nav.last()).toEqual({ name: 'sweepEmpty', options: { replace: true } });
    expect(boxes()).toMatchObject({ boxes: [], isAllowed: false });
    expect(logged).toEqual(['sweepstake-boxes']);
  });

  it('come with links of the operator’s that are safe to follow alone', async () => {
    const links = { rules: 'https://operator.example/rules', freeEntry: 'javascript:alert(1)' };
    const { boxes, flow } = boxesSetting({
      answer: async () => ({ ok: true, data: { ...boxesReply(box('small')), links } }),
    });
    await flow.load();
    expect(boxes().links).toEqual({ rules: links.rules, freeEntry: undefined });
  });

  it('are asked for anew by the address, and on the way back from a failure', async () => {
    const { boxes, session, route, answers } = boxesSetting({ answer: async () => lost() });
    session.setState({ isReady: true });
    await settle();
    answers.boxes = async () => ({ ok: true, data: boxesReply(box('small')) });
    route.setState({ ...at('sweepError'), query: {} });
    route.setState({ ...at('sweepDeposit'), query: {} });
    await settle();
    expect(boxes().status).toBe('ready');
    answers.boxes = async () => ({ ok: true, data: boxesReply(box('small'), box('large')) });
    route.setState({ ...at('sweepDeposit'), query: { refetch: '1' } });
    await settle();
    expect(boxes().boxes).toHaveLength(2);
  });
});

describe('choosing', () => {
  it('goes from the package to the ways to pay, and keeps it in the address', async () => {
    const { flow, nav, boxes } = boxesSetting({ initial: boxesReply(box('small')) });
    flow.choose(box('small'));
    expect(boxes().chosen?.boxId).toBe('small');
    expect(nav.last()).toEqual({ name: 'sweepDepositMethod', options: { query: { box: 'small' } } });
    flow.showCoins();
    expect(nav.last()).toEqual({
      name: 'sweepDepositCrypto',
      options: { query: { group: 'crypto', box: 'small' } },
    });
    flow.chooseCoin(usdt);
    expect(nav.last()).toEqual({
      name: 'sweepDepositCrypto',
      options: { query: { method: 'usdt', group: 'crypto', box: 'small' }, replace: true },
    });
  });

  it('follows a package that was pressed before the script ran', async () => {
    const { session, nav } = boxesSetting({ query: { box: 'small' }, initial: boxesReply(box('small')) });
    session.setState({ isReady: true });
    await settle();
    expect(nav.last()?.name).toBe('sweepDepositMethod');
  });

  it('knows the package again after a reload on the page of coins', async () => {
    const { flow, route, boxes } = boxesSetting();
    route.setState({ ...at('sweepDepositCrypto'), query: { box: 'small', method: 'usdt' } });
    await flow.load();
    expect(boxes().chosen?.boxId).toBe('small');
  });

  it('offers the coins and networks that can pay the price', () => {
    const price = { amount: 9.99, currency: 'USD', country: 'US', locale: 'en' };
    expect(coinsFor([usdt, bitcoin], price)).toEqual([usdt]);
    expect(networksFor(usdt, price).map(({ value }) => value)).toEqual(['TRC-20']);
    expect(networksFor(usdt, { ...price, amount: 25 })).toHaveLength(2);
    expect(purchaseValues(usdt, networksFor(usdt, price)[0])).toEqual({ network: 'TRC-20' });
    expect(purchaseValues(bitcoin, undefined)).toEqual({});
  });
});

describe('buying', () => {
  it('needs a package, else it is an error and nothing is sent', async () => {
    const { flow, server, notices, nav } = boxesSetting({ initial: boxesReply(box('small')) });
    flow.chooseCoin(usdt);
    await flow.buy({ network: 'TRC-20' });
    expect(notices()).toEqual(['common.errors.banking.boxRequired']);
    expect(nav.last()?.name).toBe('sweepDeposit');
    expect(server.callsTo('deposit-create-sweepstake')).toEqual([]);
    expect(server.callsTo('deposit-create')).toEqual([]);
  });

  it('creates the deposit of the package at its price, without a bonus, and keeps its key before', async () => {
    const { flow, server, clock, entry, session } = boxesSetting({ initial: boxesReply(box('small')) });
    session.setState({ country: 'US' });
    flow.choose(box('small'));
    flow.chooseCoin(usdt);
    await clock.advance(0);
    await flow.buy({ network: 'TRC-20' });
    const [call, ...others] = server.callsTo('deposit-create-sweepstake');
    expect(others).toEqual([]);
    expect(call?.request).toMatchObject({
      boxId: 'small',
      amount: 9.99,
      currency: 'USD',
      paymentType: 'usdt',
      fields: { network: 'TRC-20' },
      selectedCountry: 'US',
      isActivatedBonus: false,
    });
    expect(call?.request).not.toHaveProperty('bonusId');
    expect(call?.options.idempotencyKey).toBe('key-1');
    expect(entry.read()).toMatchObject({ attemptKey: 'key-1', paymentId: 'd1', paymentMethod: 'usdt' });
    expect(server.callsTo('deposit-create')).toEqual([]);
  });

  it('shows what is on sale now where the price has changed', async () => {
    const { flow, server, boxes, clock, answers, notices } = boxesSetting({
      initial: boxesReply(box('small')),
    });
    flow.choose(box('small'));
    flow.chooseCoin(usdt);
    await clock.advance(0);
    server.answers['deposit-create-sweepstake'] = () => refused('banking.boxPriceChanged', 409);
    answers.boxes = async () => ({ ok: true, data: boxesReply(box('small', { price: 12 })) });
    await flow.buy({ network: 'TRC-20' });
    await settle();
    expect(boxes().chosen?.price).toBe(12);
    expect(notices()).toHaveLength(1);
  });
});
