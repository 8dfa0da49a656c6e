import * as z from 'zod/mini';
import type { ReplyTrouble } from '../scenarios/scenarios.ts';
import type { FaultCall } from './faults.ts';

/** The account of who shows the API key alone; a name behind the key and a colon is another account. */
export const mainAccount = 'main';
export const accountName = z.string().check(z.regex(/^[a-z0-9-]{1,20}$/));

/** How an account answers from now on. */
export const accountMode = z.enum(['up', 'refuses', 'silent', 'down']);
export type AccountMode = z.infer<typeof accountMode>;

/** What each mode does, for the control page and the guide. */
export const accountModeTexts: Readonly<Record<AccountMode, string>> = {
  up: 'Answers as it should.',
  refuses: 'Declines every payment and payout before it is created: another account may be tried.',
  silent: 'Takes payments and payouts and never answers: nobody knows, until it is asked for them.',
  down: 'Takes nothing, says so, and answers nothing else: another account may be tried.',
};

const creates: ReadonlySet<FaultCall> = new Set(['create', 'payout']);

/** The accounts' modes; all are up after a restart. */
export interface AccountModes {
  set(account: string, mode: AccountMode): void;
  all(): Readonly<Record<string, AccountMode>>;
  /** What goes wrong with a call of this account. */
  troubleOf(account: string, call: FaultCall): ReplyTrouble | undefined;
}

export function createAccountModes(): AccountModes {
  const modes = new Map<string, AccountMode>([
    [mainAccount, 'up'],
    ['b', 'up'],
  ]);
  return {
    set: (account, mode) => modes.set(account, mode),
    all: () => Object.fromEntries(modes),
    troubleOf(account, call) {
      switch (modes.get(account)) {
        case 'refuses':
          return creates.has(call) ? 'refuse' : undefined;
        case 'silent':
          return creates.has(call) ? 'silence' : undefined;
        case 'down':
          return 'down';
        case 'up':
        case undefined:
          return undefined;
      }
    },
  };
}
