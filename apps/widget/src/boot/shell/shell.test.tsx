import type { User } from '@opencashier/contract/entities/user';
import type { ParentData } from '@opencashier/contract/host/parent-data';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CurrentRoute } from '../../flows/current-route.ts';
import type { RouteName } from '../../flows/route-names.ts';
import { createTestHost, createTestNavigator } from '../../flows/testing/test-edges.ts';
import { parent } from '../../flows/testing/test-session.ts';
import type { BridgeKind } from '../../host/host-channel.ts';
import { createTexts } from '../../i18n/texts.ts';
import { TextsProvider } from '../../i18n/use-text.ts';
import { routeNamed } from '../../routes/route-match.ts';
import { describe as describeRoute } from '../../routes/router.ts';
import { standardRoutes } from '../../routes/standard-routes.ts';
import { sweepstakeRoutes } from '../../routes/sweepstake-routes.ts';
import type { Services } from '../../services/services.ts';
import { ServicesProvider } from '../../services/services-context.tsx';
import { Shell } from './shell.tsx';

interface Visit {
  readonly view?: 'main' | 'sweep';
  readonly host?: ParentData;
  readonly kind?: BridgeKind;
  readonly user?: User;
}

/** The shell around a route, with texts that are their own keys. */
function draw(name: RouteName, { view = 'main', host = parent(), kind = 'frame', user }: Visit = {}): string {
  const set = view === 'sweep' ? sweepstakeRoutes : standardRoutes;
  const route: CurrentRoute = describeRoute(routeNamed(set, name), {
    query: {},
    state: undefined,
    previous: undefined,
    direction: 'none',
  });
  const texts = createTexts();
  const services = {
    texts,
    host: createTestHost(kind).host,
    navigator: createTestNavigator().navigator,
    notifications: { store: createStore(() => ({ items: [] })) },
    route: createStore(() => route),
    session: createStore(() => ({ view, parent: host, user })),
    // The shell uses no more than these.
  } as unknown as Services;
  const screen = createStore(() => ({ name, Screen: () => <p>the screen</p> }));
  return renderToString(
    <ServicesProvider value={services}>
      <TextsProvider value={texts}>
        <Shell screen={screen} />
      </TextsProvider>
    </ServicesProvider>,
  );
}

describe('the header', () => {
  it.each([
    ['deposit', 'main', 'title.deposit'],
    ['withdrawal', 'main', 'title.withdrawal'],
    ['sweepDeposit', 'sweep', 'title.sweepstake.deposit'],
    ['sweepWithdrawal', 'sweep', 'title.sweepstake.withdrawal'],
  ] as const)('of %s in the %s view has the title %s and no way back', (name, view, title) => {
    const html = draw(name, { view });
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).not.toContain('data-testid="back"');
  });

  it('of a route with a way back has its button', () => {
    expect(draw('depositComplete')).toContain('data-testid="back"');
  });

  it('has the closing button where the host permits it and the route does not hide it', () => {
    expect(draw('deposit')).toContain('data-testid="close"');
    expect(draw('depositComplete')).toContain('data-testid="close"');
    expect(draw('deposit', { host: parent({ closingButton: false }) })).not.toContain('data-testid="close"');
    expect(draw('form')).not.toContain('data-testid="close"');
  });

  it('names the account above the list in a tab of its own, and leaves it to a host elsewhere', () => {
    const user = { name: 'Ana Silva' };
    const named = /<header.*deposit\.facts\.account.*Ana Silva.*<\/header>/;
    expect(draw('deposit', { kind: 'standalone', user })).toMatch(named);
    expect(draw('depositComplete', { kind: 'standalone', user })).not.toContain('Ana Silva');
    expect(draw('deposit', { user })).not.toContain('Ana Silva');
  });
});
