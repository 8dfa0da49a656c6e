import type { Desk } from './desk.ts';

/** One thing that a wallet has to do, or may not. */
export interface Rule {
  readonly id: string;
  readonly says: string;
  /** What goes wrong with money where it is broken. */
  readonly cost: string;
  /** @throws BrokenRuleError that says what was seen */
  check(desk: Desk, idle: Desk): Promise<void>;
}
