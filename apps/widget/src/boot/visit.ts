import { sessionUser } from '@opencashier/contract/calls/session-user';
import type { User } from '@opencashier/contract/entities/user';
import type { ParentData } from '@opencashier/contract/host/parent-data';
import { reduceLocale } from '@opencashier/contract/locales';
import type { Clock } from '../flows/clock.ts';
import type { SessionStore } from '../flows/session.ts';
import { applyParent, storeUser } from '../flows/session-changes.ts';
import { mergeToken, tokenOf } from '../flows/session-token.ts';
import type { SafeStorage } from '../flows/storage.ts';
import { readUser } from '../flows/stored-user.ts';
import type { OpenedChannel } from '../host/create-host-channel.ts';
import type { HostWindow } from '../host/host-window.ts';
import { readHostMessage } from '../host/message.ts';
import type { Composition } from './compose.ts';
import type { Early } from './early-page.ts';
import { readNativeData, shakeHands } from './handshake.ts';
import type { PageData } from './page-data.ts';
import type { StandaloneSession } from './standalone-session.ts';

export interface VisitDeps {
  readonly window: HostWindow;
  readonly early: Early;
  readonly channel: OpenedChannel;
  readonly composition: Composition;
  readonly storage: SafeStorage;
  readonly clock: Clock;
  readonly standalone: StandaloneSession;
  /** Loads the page of the other view. */
  readonly reloadAs: (view: PageData['view']) => void;
}

/**
 * Learns who the player is, from whoever shows the widget, and stores it.
 * @throws InitError when that cannot be learnt
 */
export async function learnVisit(deps: VisitDeps): Promise<void> {
  const { channel, storage, early, composition } = deps;
  const { session } = composition.services;
  const parent = await parentOf(deps);
  const view = viewToReload(early.data, parent);
  if (view) {
    deps.reloadAs(view);
    await new Promise<never>(() => {});
  }
  // Values of the address drew the first screen; they stay what the player sees.
  applyParent(session, storage, parent, early.data.address);
  session.setState({ view: early.data.view, isReady: true });
  followHost(channel, composition, storage);
}

/** Each view has routes and a first page of its own: where the address did not say which, the host's word may change it. */
export function viewToReload(data: PageData, parent: ParentData): PageData['view'] | undefined {
  const isSaid = data.address.view !== undefined;
  return !isSaid && parent.widgetViewType !== data.view ? parent.widgetViewType : undefined;
}

async function parentOf(deps: VisitDeps): Promise<ParentData> {
  const { channel, clock, storage, early, standalone } = deps;
  const { session } = deps.composition.services;
  switch (channel.kind) {
    case 'frame':
      return shakeHands(channel, clock);
    case 'standalone': {
      const stored = readUser(storage);
      // An address without a code is a reload's: it has forgotten the language that the link told.
      const isReload = early.code === undefined && early.data.address.locale === undefined;
      if (stored?.lang && isReload) session.setState({ locale: reduceLocale(stored.lang) });
      if (stored) storeUser(session, storage, stored, early.data.address);
      return standalone.begin(early.code);
    }
    case 'ios':
    case 'android':
    case 'reactNative':
      channel.open(readHostMessage);
      return readNativeData(deps.window, clock);
  }
}

/** What the host may say later. */
function followHost(
  channel: OpenedChannel,
  { services, arrivedLate }: Composition,
  storage: SafeStorage,
): void {
  const { session } = services;
  channel.on('token', ({ token }) => void mergeToken(session, storage, token));
  channel.on('bonus-list-updated', ({ bonusList }) => {
    const { parent } = session.getState();
    if (parent) session.setState({ parent: { ...parent, bonusList } });
  });
  channel.on('close', () => {
    // Without the deposit's code there is nothing under way that could be left.
    arrivedLate()?.deposit.leave();
    channel.send('close');
  });
  services.client.onPush('login.token', ({ token }) => void mergeToken(session, storage, token));
}

/** Host and app may leave the player out: then the server tells who the token belongs to. */
export async function askForUser({
  composition,
  storage,
  early,
}: Pick<VisitDeps, 'composition' | 'storage' | 'early'>): Promise<void> {
  const { client, session } = composition.services;
  if (tokenOf(session.getState()) === undefined || session.getState().user?.name) return;
  const result = await client.call(sessionUser, {});
  if (result.ok) keepUser(session, storage, result.data, early);
}

/** The host's words about the player win over the server's, and the country that is shown stays. */
function keepUser(session: SessionStore, storage: SafeStorage, told: User, { data }: Early): void {
  const { user: before, isCountryKnown, country } = session.getState();
  // Where nobody told a country, what is stored of it is the product's default and no word of the host's.
  const paymentGeo = isCountryKnown ? country : (told.paymentGeo ?? told.country);
  storeUser(session, storage, { ...told, ...before, ...(paymentGeo && { paymentGeo }) }, data.address);
}
