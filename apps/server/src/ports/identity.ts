import type { User } from '@opencashier/contract/entities/user';

/** The signed-in player as the token says; the only identity that the server goes by. */
export interface Player {
  readonly brand: string;
  /** The operator's id of the player: the token's `sub`, unique within the brand. */
  readonly id: string;
  readonly country: string;
  /** Of that country, by ISO 3166-2 (`US-WA`), where the operator tells it. */
  readonly region?: string;
  readonly currency: string;
  readonly expiresAt: Date;
  readonly profile: Pick<User, 'name' | 'email' | 'phone' | 'lang'>;
}

export type TokenOutcome =
  | { readonly kind: 'valid'; readonly player: Player }
  | { readonly kind: 'expired' }
  | { readonly kind: 'invalid' }
  /** The operator's published keys could not be read: nobody knows. */
  | { readonly kind: 'unavailable' };

export interface Identity {
  verifyToken(token: string): Promise<TokenOutcome>;
}
