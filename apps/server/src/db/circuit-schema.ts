import type { Generated } from 'kysely';
import type { CircuitState } from '../domain/circuit.ts';

export interface CircuitTable {
  provider: string;
  state: Generated<CircuitState>;
  failures: Generated<number>;
  last_failure_at: Date | null;
  open_until: Date | null;
  probe_until: Date | null;
}

export interface CircuitChangeTable {
  id: Generated<bigint>;
  provider: string;
  from_state: CircuitState;
  state: CircuitState;
  reason: string;
  at: Date;
}
