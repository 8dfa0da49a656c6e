import type { Player } from './identity.ts';

export interface IssuedToken {
  readonly token: string;
  readonly player: Player;
}

/** Tokens of our own key, for standalone visits. */
export interface SessionTokens {
  issue(player: Omit<Player, 'expiresAt'>): Promise<IssuedToken>;
  /** A fresh token for a running session; nothing where the token is not ours, too old or the session too long. */
  renew(token: string): Promise<IssuedToken | undefined>;
}
