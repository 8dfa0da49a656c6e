import type { PaymentMethodOffer } from '@opencashier/contract/entities/deposit';
import { describe, expect, it } from 'vitest';
import type { BridgeKind } from '../../host/host-channel.ts';
import { testTexts } from '../testing/test-edges.ts';
import { createTestWindows } from '../testing/test-windows.ts';
import { createOnrampFlow } from './create-onramp-flow.ts';
import { inOrder } from './onramp.ts';

const offer = (id: string, extra: Partial<PaymentMethodOffer> = {}): PaymentMethodOffer => ({
  id,
  name: id,
  source: `https://seller.example/${id}`,
  ...extra,
});

function begin(kind: BridgeKind = 'frame') {
  const windows = createTestWindows();
  const notices: string[] = [];
  let refreshes = 0;
  const flow = createOnrampFlow({
    windows: windows.windows,
    kind,
    status: { refresh: () => void refreshes++ },
    notifications: { show: ({ text }) => void notices.push(text) },
    texts: testTexts(),
    httpOrigins: [],
  });
  return { flow, windows, notices, refreshes: () => refreshes, state: () => flow.store.getState() };
}

it('puts the best offer first, then what brings more', () => {
  const offers = [
    offer('untold'),
    offer('less', { receive: 9 }),
    offer('best', { receive: 10, isBest: true }),
    offer('more', { receive: 10.5 }),
  ];
  expect(inOrder(offers).map(({ id }) => id)).toEqual(['best', 'more', 'less', 'untold']);
});

describe('leaving for a seller', () => {
  it('opens its page in the click, and another one when asked again', () => {
    const { flow, windows, state } = begin();
    flow.choose(offer('a'));
    expect(windows.opened).toHaveLength(1);
    expect(windows.opened[0]?.targets).toEqual([{ url: 'https://seller.example/a', method: 'GET' }]);
    expect(state()).toMatchObject({ chosen: { id: 'a' }, window: 'open' });
    flow.openAgain();
    expect(windows.opened).toHaveLength(2);
  });

  it('goes back to the offers, and closes the page', () => {
    const { flow, windows, state } = begin();
    flow.choose(offer('a'));
    flow.backToOffers();
    expect(state()).toEqual({ chosen: undefined, window: 'none' });
    expect(windows.opened[0]?.isClosed).toBe(true);
    flow.choose(offer('b'));
    expect(state()).toMatchObject({ chosen: { id: 'b' }, window: 'open' });
  });

  it('asks for the status when the window was closed, and claims nothing', () => {
    const { flow, windows, state, refreshes } = begin();
    flow.choose(offer('a'));
    windows.opened[0]?.closeByPlayer();
    expect(state()).toMatchObject({ chosen: { id: 'a' }, window: 'closed' });
    expect(refreshes()).toBe(1);
  });

  it('says that the window was blocked, for another press', () => {
    const { flow, windows, state } = begin();
    windows.state.isBlocking = true;
    flow.choose(offer('a'));
    expect(state()).toMatchObject({ chosen: { id: 'a' }, window: 'blocked' });
    windows.state.isBlocking = false;
    flow.openAgain();
    expect(state().window).toBe('open');
  });

  it('goes on in the player’s own tab where no window can be had', () => {
    const { flow, windows, state } = begin();
    flow.payHere();
    windows.state.isBlocking = true;
    flow.choose(offer('a'));
    flow.payHere();
    expect(windows.external).toEqual([{ url: 'https://seller.example/a', method: 'GET' }]);
    expect(state().window).toBe('handedOver');
  });

  it('lets the app’s host open it', () => {
    const { flow, windows, state } = begin('ios');
    flow.choose(offer('a'));
    expect(windows.opened).toHaveLength(0);
    expect(windows.external).toEqual([{ url: 'https://seller.example/a', method: 'GET' }]);
    expect(state().window).toBe('handedOver');
  });

  it.each([undefined, 'javascript:alert(1)', 'http://seller.example'])('never opens %s', (source) => {
    const { flow, windows, notices, state } = begin();
    const { source: _, ...bare } = offer('a');
    flow.choose(source === undefined ? bare : { ...bare, source });
    expect(windows.opened).toHaveLength(0);
    expect(state().window).toBe('none');
    expect(notices).toEqual(['[common.errors.unsafeAddress]']);
  });
});
