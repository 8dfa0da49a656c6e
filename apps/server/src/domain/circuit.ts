/** `closed`: payments go to the account. `open`: they pass it by. `halfOpen`: one of them tries. */
export const circuitStates = ['closed', 'open', 'halfOpen'] as const;
export type CircuitState = (typeof circuitStates)[number];

/**
 * `tripped`: the failure that is one too many; of one that tries, the first. `probed`: its rest is over and a payment tries
 * it. `answered`: it gave a clear answer, be it a no.
 */
export const circuitEvents = ['tripped', 'probed', 'answered'] as const;
export type CircuitEvent = (typeof circuitEvents)[number];

/** Where each event leads; one that is not named changes no state. */
export const circuitTransitions: Readonly<
  Record<CircuitState, Readonly<Partial<Record<CircuitEvent, CircuitState>>>>
> = {
  closed: { tripped: 'open' },
  open: { probed: 'halfOpen' },
  halfOpen: { tripped: 'open', answered: 'closed' },
};

/** The breaker of one provider account. */
export interface Circuit {
  readonly state: CircuitState;
  /** Failures in a row, while it is closed. */
  readonly failures: number;
  readonly lastFailureAt: Date | undefined;
  /** Until when it rests, while it is open. */
  readonly openUntil: Date | undefined;
  /** Until when the payment that tries it has to know, while it is half open. */
  readonly probeUntil: Date | undefined;
}

export interface CircuitRules {
  /** So many failures in a row open it. */
  readonly failures: number;
  /** A failure that follows the last one after more than this is the first again. */
  readonly withinMs: number;
  /** How long it rests before a payment tries it. */
  readonly coolMs: number;
  /** After this, a payment that tries it and says nothing is followed by another. */
  readonly probeMs: number;
}

export const usualCircuitRules: CircuitRules = {
  failures: 5,
  withinMs: 60_000,
  coolMs: 30_000,
  probeMs: 30_000,
};

export const closedCircuit: Circuit = {
  state: 'closed',
  failures: 0,
  lastFailureAt: undefined,
  openUntil: undefined,
  probeUntil: undefined,
};

const stateAfter = (state: CircuitState, event: CircuitEvent): CircuitState =>
  circuitTransitions[state][event] ?? state;

const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

/** May a payment go this way? `probe`: one, as a try. */
export function passageOf({ state, openUntil, probeUntil }: Circuit, at: Date): 'free' | 'probe' | 'none' {
  if (state === 'closed') return 'free';
  const until = state === 'open' ? openUntil : probeUntil;
  return until !== undefined && until > at ? 'none' : 'probe';
}

/** The account gave no clear answer, or said that it is out of order. */
export function afterFailure(circuit: Circuit, rules: CircuitRules, at: Date): Circuit {
  const { state, lastFailureAt } = circuit;
  // What a call that began earlier says now is no news of an open one.
  if (state === 'open') return circuit;
  const isInRow = lastFailureAt !== undefined && at.getTime() - lastFailureAt.getTime() <= rules.withinMs;
  const failures = isInRow ? circuit.failures + 1 : 1;
  if (state === 'closed' && failures < rules.failures) return { ...circuit, failures, lastFailureAt: at };
  return {
    ...closedCircuit,
    state: stateAfter(state, 'tripped'),
    lastFailureAt: at,
    openUntil: later(at, rules.coolMs),
  };
}

/** The account gave a clear answer. */
export function afterAnswer(circuit: Circuit): Circuit {
  const state = stateAfter(circuit.state, 'answered');
  if (state !== 'closed' || (circuit.state === 'closed' && circuit.failures === 0)) return circuit;
  return closedCircuit;
}

/** A payment asks to try it; the same circuit where it may not. */
export function afterProbe(circuit: Circuit, rules: CircuitRules, at: Date): Circuit {
  if (passageOf(circuit, at) !== 'probe') return circuit;
  return {
    ...circuit,
    state: stateAfter(circuit.state, 'probed'),
    openUntil: undefined,
    probeUntil: later(at, rules.probeMs),
  };
}
