import type { ParentDataInput } from '@opencashier/contract/host/parent-data';
import { describe, expect, it, vi } from 'vitest';
import { adoptRegion } from '../flows/session.ts';
import { createTestClient, ok } from '../flows/testing/test-client.ts';
import { createTestClock, settle } from '../flows/testing/test-clock.ts';
import { fakeToken, memoryStorage, parent, testSession } from '../flows/testing/test-session.ts';
import { createHostChannel } from '../host/create-host-channel.ts';
import { createFrameBridge } from '../host/frame-bridge.ts';
import { createFakeWindow } from '../host/testing/fake-window.ts';
import type { Composition } from './compose.ts';
import type { Early } from './early-page.ts';
import { askForUser, learnVisit, type VisitDeps, viewToReload } from './visit.ts';

const origin = 'https://casino.example';
const token = fakeToken({ sub: '7', brand: 'harbor' });

function begin(address: Record<string, string> = {}, session = testSession()) {
  const fake = createFakeWindow();
  const server = createTestClient();
  const channel = createHostChannel(
    createFrameBridge(fake.window, { allowedOrigins: [origin], heardEarly: [] }),
  );
  const early = { data: { view: 'main', address }, code: undefined } as unknown as Early;
  const reloadAs = vi.fn();
  const deps: VisitDeps = {
    window: fake.window,
    early,
    channel,
    storage: memoryStorage(),
    clock: createTestClock(),
    standalone: { begin: async () => parent(), renew: async () => false },
    reloadAs,
    composition: {
      services: { session, client: server.client },
      // A visit uses no more of it.
    } as unknown as Composition,
  };
  const say = (message: unknown) => fake.receive(JSON.stringify(message), origin);
  const learn = (payload: ParentDataInput) => {
    const learnt = learnVisit(deps);
    say({ type: 'loaded', payload });
    return learnt;
  };
  return { deps, server, session, reloadAs, learn };
}

describe('a visit in a frame', () => {
  it('is ready with the host’s data, under what the address drew', async () => {
    const { learn, session } = begin({ country: 'BR' });
    expect(session.getState().isReady).toBe(false);
    await learn({ token, locale: 'ar', user: { name: 'Ana', country: 'DE' } });
    expect(session.getState()).toMatchObject({ isReady: true, country: 'BR', locale: 'ar', view: 'main' });
  });

  it('loads the page of the view that the host names, unless the address named one', async () => {
    const { learn, reloadAs, session } = begin();
    void learn({ widgetViewType: 'sweep' });
    await settle();
    expect(reloadAs).toHaveBeenCalledWith('sweep');
    expect(session.getState().isReady).toBe(false);
    const { data } = begin({ view: 'main' }).deps.early;
    expect(viewToReload(data, parent({ widgetViewType: 'sweep' }))).toBeUndefined();
  });
});

describe('a player whom the host left out', () => {
  it('is asked for by the token', async () => {
    const { deps, learn, server, session } = begin();
    server.answers['session-user'] = () => ok({ name: 'Ana', country: 'DE', currency: 'EUR' });
    await learn({ token });
    await askForUser(deps);
    expect(session.getState().user).toMatchObject({ name: 'Ana' });
  });

  it('brings the country where nobody told one, and leaves the one that is shown', async () => {
    const nobody = testSession({ country: undefined, currency: undefined });
    const { deps, learn, server } = begin({}, nobody);
    server.answers['session-user'] = () => ok({ name: 'Ana', country: 'DE', currency: 'EUR' });
    await learn({ token, user: { phone: '1' } });
    await askForUser(deps);
    expect(nobody.getState()).toMatchObject({ country: 'DE', currency: 'EUR', user: { phone: '1' } });

    const listed = testSession({ country: undefined, currency: undefined });
    const later = begin({}, listed);
    later.server.answers['session-user'] = () => ok({ name: 'Ana', country: 'DE', currency: 'EUR' });
    await later.learn({ token, user: { phone: '1' } });
    adoptRegion(listed, 'AT', 'EUR');
    await askForUser(later.deps);
    expect(listed.getState()).toMatchObject({ country: 'AT', user: { paymentGeo: 'AT' } });
  });

  it('is asked for neither without a token nor when the host told', async () => {
    const { deps, learn, server } = begin();
    await learn({});
    await askForUser(deps);
    const told = begin();
    await told.learn({ token, user: { name: 'Ana' } });
    await askForUser(told.deps);
    expect([server.calls, told.server.calls]).toEqual([[], []]);
  });
});
