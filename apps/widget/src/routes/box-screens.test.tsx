// @vitest-environment happy-dom
import { act, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { bitcoin, box, boxesReply, boxesSetting, usdt } from '../flows/testing/test-boxes.ts';
import { later } from '../flows/testing/test-client.ts';
import { englishTexts } from '../i18n/testing/catalogues.ts';
import { BoxList } from '../screens/box-list/box-list.tsx';
import { BoxMethods } from '../screens/box-methods/box-methods.tsx';
import { BoxPurchase } from '../screens/box-purchase/box-purchase.tsx';
import type { Services } from '../services/services.ts';
import { draw, eraseDrawn } from '../services/testing/draw.tsx';

const links = { rules: 'https://operator.example/rules', freeEntry: 'https://operator.example/free' };
const reply = {
  ...boxesReply(
    box('small', { badges: ['popular'], text: { en: 'Sailor' } }),
    box('large', { price: 50, currenciesList: { main: { amount: 120_000 }, free: { amount: 0 } } }),
  ),
  links,
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

/** A page of a purchase over the real flows; the server is the test's. */
async function drawBoxes(
  Screen: ComponentType,
  setting: Parameters<typeof boxesSetting>[0] = { initial: reply },
) {
  const test = boxesSetting(setting);
  const texts = englishTexts();
  const services = {
    boxes: test.flow,
    deposit: test.deposit,
    methods: { store: test.list },
    navigator: test.nav.navigator,
    route: createStore(() => ({ transaction: 'deposit', query: {} })),
    selection: test.selection,
    session: test.session,
    pending: { show: () => undefined, store: createStore(() => ({ open: [] })) },
    sprite: '',
    texts,
    // These pages use no more than these.
  } as unknown as Services;
  const drawn = await draw(Screen, { services, clock: test.clock });
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  return {
    ...test,
    find,
    words: () => drawn.words().replaceAll('\u00a0', ' '),
    async press(selector: string): Promise<void> {
      const found = find(selector);
      if (!found) throw new Error(`${selector} is not drawn: ${drawn.words()}`);
      await drawn.press(found);
    },
  };
}

describe('the packages', () => {
  it('show gold coins, free sweep coins, price and badge, and lead on without a script', async () => {
    const page = await drawBoxes(BoxList);
    const card = page.find('[data-box="small"]');
    expect(card?.textContent).toContain('Sailor');
    expect(card?.textContent).toContain('Popular');
    for (const [kind, words] of [
      ['gold', '10,000 gold coins'],
      ['sweep', '+10 sweep coins Free'],
    ]) {
      expect(card?.querySelector(`[data-coin="${kind}"]`)?.textContent?.trim()).toBe(words);
    }
    expect(card?.textContent).toContain('$9.99');
    expect(card?.getAttribute('href')).toBe('sweepDeposit');
    expect(page.find('[data-box="large"] [data-coin="sweep"]')).toBeNull();
    await page.press('[data-box="small"]');
    expect(page.nav.last()?.name).toBe('sweepDepositMethod');
  });

  it('say what each coin is for, with the operator’s rules and its free way of entry', async () => {
    const page = await drawBoxes(BoxList);
    const said = (kind: string) => page.find(`[data-testid="disclaimer"][data-coin="${kind}"]`)?.textContent;
    expect(said('gold')).toContain('entertainment only and have no cash value');
    for (const word of ['free', 'not for sale', 'may be used for sweepstakes', 'No purchase necessary']) {
      expect(said('sweep')).toContain(word);
    }
    expect(page.find('[data-testid="link-rules"]')?.getAttribute('href')).toBe(links.rules);
    expect(page.find('[data-testid="link-freeEntry"]')?.getAttribute('href')).toBe(links.freeEntry);
  });

  it('offer another try where they cannot be loaded', async () => {
    const page = await drawBoxes(BoxList, { answer: async () => Promise.reject(new Error('never asked')) });
    page.answers.boxes = async () =>
      ({ ok: false, error: { kind: 'unknown', reason: 'network', message: 'no' } }) as const;
    await act(async () => page.flow.load());
    expect(page.words()).toContain('Try to refresh the section');
    page.answers.boxes = async () => ({ ok: true, data: reply });
    await act(async () => page.find('[data-testid="error-section"] button')?.click());
    expect(page.find('[data-box="small"]')).not.toBeNull();
  });
});

describe('the ways to pay', () => {
  it('stand below the order, with both disclaimers', async () => {
    const page = await drawBoxes(BoxMethods);
    await act(async () => page.flow.choose(box('small')));
    expect(page.find('[data-testid="order"]')?.textContent).toContain('$9.99');
    expect(document.querySelectorAll('[data-testid="disclaimer"]')).toHaveLength(2);
    await page.press('[data-testid="group-tile"]');
    expect(page.nav.last()).toMatchObject({
      name: 'sweepDepositCrypto',
      options: { query: { box: 'small' } },
    });
  });

  it('count only the coins that can pay the price', async () => {
    const page = await drawBoxes(BoxMethods);
    await act(async () => page.flow.choose(box('small')));
    expect(page.find('[data-testid="group-tile"]')?.textContent).toContain('1 method');
    expect(page.find('[data-testid="group-tile"]')?.textContent).not.toContain('2 methods');
    await act(async () => page.flow.choose(box('large', { price: 50 })));
    expect(page.find('[data-testid="group-tile"]')?.textContent).toContain('2 methods');
  });

  it.each([
    ['ways to pay', BoxMethods],
    ['coins', BoxPurchase],
  ])('ask for a package on the page of %s where none was chosen', async (_, Screen) => {
    const page = await drawBoxes(Screen);
    expect(page.words()).toContain('Choose a coin package first');
    await page.press('[data-testid="choose-box"]');
    expect(page.nav.last()?.name).toBe('sweepDeposit');
  });
});

describe('the page of coins', () => {
  const begin = async () => {
    const page = await drawBoxes(BoxPurchase);
    await act(async () => page.flow.choose(box('large', { price: 50 })));
    return page;
  };
  const submit = '[data-testid="submit"]';

  it('leaves out coins that cannot pay the price', async () => {
    const page = await drawBoxes(BoxPurchase);
    await act(async () => page.flow.choose(box('small')));
    expect(page.find('[data-method="usdt"]')).not.toBeNull();
    expect(page.find('[data-method="btc"]')).toBeNull();
  });

  it('names what is missing until coin and network are chosen, then the price', async () => {
    const page = await begin();
    expect(page.find(submit)?.textContent).toBe('Choose a coin to pay with');
    await page.press('[data-method="usdt"]');
    expect(page.find(submit)?.textContent).toBe('Choose a network');
    expect(page.find(submit)?.hasAttribute('disabled')).toBe(true);
    await page.press('[data-network="ERC-20"]');
    expect(page.find(submit)?.textContent).toBe('Buy for $50');
    await page.press('[data-method="btc"]');
    expect(page.find('[data-network]')).toBeNull();
    expect(page.find(submit)?.textContent).toBe('Buy for $50');
  });

  it('buys by one press, and locks the choice while it is under way', async () => {
    const page = await begin();
    const waiting = later();
    page.server.answers['deposit-create-sweepstake'] = waiting.answer;
    await page.press('[data-method="usdt"]');
    await page.press('[data-network="TRC-20"]');
    await page.press(submit);
    await page.press(submit);
    await page.press('[data-method="btc"]');
    expect(page.find('[data-testid="change-box"]')).toBeNull();
    expect(page.selection.getState().method?.name).toBe(usdt.name);
    const calls = page.server.callsTo('deposit-create-sweepstake');
    expect(calls.map(({ request }) => [request.boxId, request.fields])).toEqual([
      ['large', { network: 'TRC-20' }],
    ]);
    expect(bitcoin.name).not.toBe(page.selection.getState().method?.name);
  });
});
