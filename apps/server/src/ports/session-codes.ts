import type { Player } from './identity.ts';

/** The one-time codes of standalone visits: single use, 60 seconds, kept as a hash. */
export interface SessionCodes {
  /** Makes a code for a player of the operator's. */
  issue(
    player: Omit<Player, 'expiresAt'>,
    at: Date,
  ): Promise<{ readonly code: string; readonly expiresAt: Date }>;
  /** Takes the code: the player at the first and timely use, nothing otherwise. */
  redeem(code: string, at: Date): Promise<Omit<Player, 'expiresAt'> | undefined>;
}
