import type { SessionState, SessionStore } from './session.ts';
import { writeUser } from './session-user.ts';
import type { SafeStorage } from './storage.ts';

/** The token that calls carry: the host's, else the player's own (standalone). */
export function tokenOf(state: SessionState): string | undefined {
  return state.parent?.token ?? state.user?.token;
}

interface Claims {
  readonly sub: unknown;
  readonly brand: unknown;
}

/** Reads a JWT's claims without verifying them: that is the server's business. Undefined if it is none. */
function claimsOf(token: string): Claims | undefined {
  const body = token.split('.')[1];
  if (!body) return undefined;
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) return undefined;
    return {
      sub: 'sub' in claims ? claims.sub : undefined,
      brand: 'brand' in claims ? claims.brand : undefined,
    };
  } catch {
    return undefined;
  }
}

/**
 * A fresh token, from the host or by `login.token`, merges into the user; the flow under way goes on with it.
 * Refused (false) when it is another player's or another brand's: a payment must not change hands half-way.
 */
export function mergeToken(session: SessionStore, storage: SafeStorage, token: string): boolean {
  const state = session.getState();
  const current = tokenOf(state);
  if (current !== undefined) {
    const before = claimsOf(current);
    const after = claimsOf(token);
    if (!before || !after || before.sub !== after.sub || before.brand !== after.brand) return false;
  }
  const { parent } = state;
  if (parent?.token !== undefined) session.setState({ parent: { ...parent, token } });
  if (state.user || parent?.token === undefined) {
    const user = writeUser(storage, { ...state.user, token }, parent?.token !== undefined);
    session.setState({ user });
  }
  return true;
}
