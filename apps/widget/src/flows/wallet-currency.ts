import type { SessionState } from './session.ts';

/** The currency of what the player has, which the list of a chosen country may not be in. */
export const walletCurrencyOf = ({ user, currency, view }: SessionState): string =>
  view === 'sweep' ? currency : (user?.balanceData?.primary.currency ?? currency);
