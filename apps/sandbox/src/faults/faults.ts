import * as z from 'zod/mini';
import type { ReplyTrouble } from '../scenarios/scenarios.ts';

/** Calls of the provider's API that can be made to fail. */
export const faultCall = z.enum([
  'create',
  'find',
  'cancel',
  'claim',
  'prepare',
  'rate',
  'book',
  'payout',
  'find-payout',
  'refund',
]);
export type FaultCall = z.infer<typeof faultCall>;

/** Names of faults, as the control page and its API have them. */
export const faultName = z.enum([
  'timeout-next',
  'drop-next-reply',
  'error-next',
  'unavailable-next',
  'decline-next',
]);
export type FaultName = z.infer<typeof faultName>;

const troubles: Readonly<Record<FaultName, ReplyTrouble>> = {
  'timeout-next': 'silence',
  'drop-next-reply': 'drop',
  'error-next': 'error',
  'unavailable-next': 'unavailable',
  'decline-next': 'refuse',
};

export interface Fault {
  readonly fault: FaultName;
  readonly call: FaultCall;
}

/** Faults that wait for the next call of their kind. */
export interface Faults {
  add(fault: Fault): void;
  waiting(): readonly Fault[];
  clear(): void;
  /** What goes wrong with this call of an account: what waits for the next call, which is forgotten then, or the account's mode. */
  take(call: FaultCall, account: string): ReplyTrouble | undefined;
}

/** What goes wrong with every call of an account that is not up. */
interface ModeTroubles {
  troubleOf(account: string, call: FaultCall): ReplyTrouble | undefined;
}

/** Faults live in memory alone: a restart is a fresh start for them. */
export function createFaults(modes: ModeTroubles): Faults {
  const waiting: Fault[] = [];
  return {
    add: (fault) => waiting.push(fault),
    waiting: () => [...waiting],
    clear: () => {
      waiting.length = 0;
    },
    take: (call, account) => {
      const index = waiting.findIndex((each) => each.call === call);
      const [fault] = index < 0 ? [] : waiting.splice(index, 1);
      return fault ? troubles[fault.fault] : modes.troubleOf(account, call);
    },
  };
}
