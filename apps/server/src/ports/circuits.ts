import type { Circuit, CircuitState } from '../domain/circuit.ts';

/** A change of a provider account's circuit breaker. */
export interface CircuitChange {
  readonly provider: string;
  readonly fromState: CircuitState;
  readonly state: CircuitState;
  /** What changed it: the failure's reason, or that it was tried or has answered. */
  readonly reason: string;
  readonly at: Date;
}

/** The circuit breakers of all provider accounts, shared by all servers. */
export interface Circuits {
  /** Those that are not closed or have failures; every other one is closed. */
  all(): Promise<ReadonlyMap<string, Circuit>>;
  /** Changes one under its lock and writes a change of state into its history; gives it as it was and as it is. */
  change(
    provider: string,
    to: (circuit: Circuit) => Circuit,
    reason: string,
    at: Date,
  ): Promise<{ readonly before: Circuit; readonly after: Circuit }>;
  /** Changes of state, newest first; of one account, or of all. */
  history(limit: number, provider?: string): Promise<readonly CircuitChange[]>;
}
