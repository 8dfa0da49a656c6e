import { withErrorEvents } from '../flows/error-events.ts';
import { whenIdle } from '../flows/idle.ts';
import { createPendingEntry } from '../flows/pending-entry.ts';
import { isReport, noticeRefusal, noticeWaiting } from './call-notices.ts';
import { connect } from './connect.ts';
import type { LateClient } from './late-client.ts';
import { noticeUnreachable } from './notices.ts';
import { type RunDeps, runVisit } from './run-visit.ts';
import type { StandaloneDeps, StandaloneSession } from './standalone-session.ts';

export interface BeginDeps extends Omit<RunDeps, 'connected' | 'standalone' | 'entry'> {
  readonly arrive: LateClient['arrive'];
}

/**
 * Everything behind the drawn page: client, checks of what host and server say, and the visit itself. It is a chunk of
 * its own, so that the list need not wait for it.
 */
export function beginVisit(deps: BeginDeps): Promise<void> {
  const { window, early, channel, storage, clock, lifecycle, composition } = deps;
  const entry = createPendingEntry(storage);
  const { services } = composition;
  const { session } = services;
  const connected = connect(session, {
    early,
    host: channel,
    storage,
    clock,
    userAgent: window.navigator.userAgent,
    isPaymentPending: () => entry.read() !== undefined || services.pending.store.getState().open.length > 0,
    onTokenExpired() {
      channel.send('tokenExpired');
      if (channel.kind === 'standalone') void standalone.renew();
    },
    onRefused: (call, failure) => noticeRefusal(services, call, failure),
    isOnline: () => window.navigator.onLine,
    onWaiting: (call) => noticeWaiting(services, call),
    onUnreachable: (call) => isReport(call) || noticeUnreachable(services, lifecycle.wake),
    baseUrl: '',
  });
  deps.arrive(withErrorEvents(connected.client, composition.analytics));
  const standalone = lateStandalone({
    client: services.client,
    session,
    storage,
    clock,
    address: early.data.address,
  });
  // Nobody waits for it, and without it everything works.
  whenIdle(window, () => {
    import('./debug.ts').then(
      ({ offerDebug }) => offerDebug(window, storage, early.data),
      () => undefined,
    );
  });
  return runVisit({ ...deps, entry, connected, standalone });
}

/** Only a tab of its own needs the code of one. */
function lateStandalone(deps: StandaloneDeps): StandaloneSession {
  let loading: Promise<StandaloneSession> | undefined;
  const load = () => {
    loading ??= import('./standalone-session.ts').then((module) => module.createStandaloneSession(deps));
    return loading;
  };
  return {
    begin: async (code) => (await load()).begin(code),
    renew: async () => (await load()).renew(),
  };
}
