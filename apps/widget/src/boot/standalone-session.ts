import { sessionExchange } from '@opencashier/contract/calls/session-exchange';
import type { User } from '@opencashier/contract/entities/user';
import { type ParentData, parentData } from '@opencashier/contract/host/parent-data';
import * as z from 'zod/mini';
import type { Client } from '../api/client.ts';
import type { Clock } from '../flows/clock.ts';
import type { SessionStart, SessionStore } from '../flows/session.ts';
import { storeUser } from '../flows/session-changes.ts';
import type { SafeStorage } from '../flows/storage.ts';
import { InitError } from './init-error.ts';

/** The token is renewed so long before it ends, so that no call meets its end. */
const renewBeforeMs = 5 * 60_000;

export interface StandaloneDeps {
  readonly client: Client;
  readonly session: SessionStore;
  readonly storage: SafeStorage;
  readonly clock: Clock;
  /** What the page was drawn from. */
  readonly address: Pick<SessionStart, 'country' | 'currency'>;
}

/** The player as the server tells it now, in the country and currency that are shown. */
function renewed(before: User, told: User): User {
  const { paymentGeo, currency } = before;
  return { ...before, ...told, ...(paymentGeo && { paymentGeo }), ...(currency && { currency }) };
}

/** A visit in a tab of its own: the token is our server's, got by a one-time code and renewed while the tab is open. */
export interface StandaloneSession {
  /**
   * Exchanges the code, or goes on with the player stored by an earlier load of this tab.
   * @throws InitError when there is neither, or the server refuses
   */
  begin(code: string | undefined): Promise<ParentData>;
  /** Gets a fresh token now; false if the server refuses. */
  renew(): Promise<boolean>;
}

export function createStandaloneSession({
  client,
  session,
  storage,
  clock,
  address,
}: StandaloneDeps): StandaloneSession {
  async function exchange(request: { code: string } | { renew: string }): Promise<boolean> {
    const result = await client.call(sessionExchange, request);
    if (!result.ok) return false;
    const { token, expiresAt, user } = result.data;
    const before = session.getState().user;
    // A code may be another player's than the one whom this tab has stored; a renewal is the same one's.
    const known = 'renew' in request && before ? renewed(before, user) : user;
    storeUser(session, storage, { ...known, token }, address);
    const leftMs = Date.parse(expiresAt) - clock.now() - renewBeforeMs;
    clock.after(Math.max(leftMs, renewBeforeMs / 10), () => void renew());
    return true;
  }

  async function renew(): Promise<boolean> {
    const token = session.getState().user?.token;
    return token !== undefined && exchange({ renew: token });
  }

  return {
    async begin(code) {
      const { view, locale } = session.getState();
      // Nobody is there who could close a tab of its own, least of all where the visit can't begin.
      const parent = z.parse(parentData, { closingButton: false, widgetViewType: view, locale });
      session.setState({ parent });
      if (code) {
        if (!(await exchange({ code })))
          throw new InitError('session.codeInvalid', 'The link is no longer valid');
      } else {
        if (session.getState().user?.token === undefined) {
          throw new InitError('session.missing', 'Nobody is signed in');
        }
        // How long the stored token still lives is not known here; the server says by renewing it.
        void renew();
      }
      return parent;
    },
    renew,
  };
}
