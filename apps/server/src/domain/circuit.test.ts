import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterAnswer,
  afterFailure,
  afterProbe,
  type Circuit,
  circuitEvents,
  circuitStates,
  circuitTransitions,
  closedCircuit,
  passageOf,
} from './circuit.ts';

const start = new Date('2026-03-01T12:00:00.000Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const rules = { failures: 3, withinMs: 60_000, coolMs: 30_000, probeMs: 10_000 };

const failing = (times: number, circuit = closedCircuit): Circuit =>
  Array.from({ length: times }).reduce<Circuit>((last) => afterFailure(last, rules, start), circuit);
const open = failing(3);
const halfOpen = afterProbe(open, rules, after(30_000));

describe('the table of the circuit breaker', () => {
  it.each([
    ['closed', 'tripped', 'open'],
    ['closed', 'probed', 'closed'],
    ['closed', 'answered', 'closed'],
    ['open', 'tripped', 'open'],
    ['open', 'probed', 'halfOpen'],
    ['open', 'answered', 'open'],
    ['halfOpen', 'tripped', 'open'],
    ['halfOpen', 'probed', 'halfOpen'],
    ['halfOpen', 'answered', 'closed'],
  ] as const)('%s, %s: %s', (state, event, next) => {
    expect(circuitTransitions[state][event] ?? state).toBe(next);
  });

  it('knows no other states and events', () => {
    expect(Object.keys(circuitTransitions)).toEqual([...circuitStates]);
    for (const steps of Object.values(circuitTransitions)) {
      for (const event of Object.keys(steps)) expect(circuitEvents).toContain(event);
    }
  });
});

describe('a circuit', () => {
  it('opens with the last of so many failures in a row', () => {
    expect(failing(2)).toMatchObject({ state: 'closed', failures: 2 });
    expect(open).toMatchObject({ state: 'open', openUntil: after(30_000) });
  });

  it('forgets failures with a clear answer, and those that lie far apart', () => {
    expect(afterAnswer(failing(2))).toEqual(closedCircuit);
    expect(afterFailure(failing(2), rules, after(60_001))).toMatchObject({ state: 'closed', failures: 1 });
  });

  it('lets nobody pass until it has rested, and then one', () => {
    expect(passageOf(open, after(29_999))).toBe('none');
    expect(afterProbe(open, rules, after(29_999))).toBe(open);
    expect(passageOf(open, after(30_000))).toBe('probe');
    expect(halfOpen).toMatchObject({ state: 'halfOpen', probeUntil: after(40_000) });
    expect(passageOf(halfOpen, after(30_001))).toBe('none');
    expect(passageOf(halfOpen, after(40_000))).toBe('probe');
  });

  it('closes with the answer to the one that tries, and opens again with its failure', () => {
    expect(afterAnswer(halfOpen)).toEqual(closedCircuit);
    expect(afterFailure(halfOpen, rules, after(31_000))).toMatchObject({
      state: 'open',
      openUntil: after(61_000),
    });
  });

  it('is not moved by what calls from before it opened still say', () => {
    expect(afterAnswer(open)).toBe(open);
    expect(afterFailure(open, rules, after(5_000))).toBe(open);
  });

  it('passes payments only while it is closed, but for one at a time that tries, whatever happens', () => {
    const steps = fc.array(
      fc.record({
        kind: fc.constantFrom('failure', 'answer', 'probe'),
        waitMs: fc.integer({ min: 0, max: 70_000 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(steps, (told) => {
        let circuit = closedCircuit;
        let at = start;
        for (const { kind, waitMs } of told) {
          at = new Date(at.getTime() + waitMs);
          const before = circuit;
          if (kind === 'failure') circuit = afterFailure(circuit, rules, at);
          else if (kind === 'answer') circuit = afterAnswer(circuit);
          else circuit = afterProbe(circuit, rules, at);
          expect(passageOf(circuit, at) === 'free').toBe(circuit.state === 'closed');
          expect(circuit.failures).toBeLessThan(rules.failures);
          if (before.state === 'open' && circuit.state !== 'open') expect(circuit.state).toBe('halfOpen');
          if (circuit !== before && kind === 'probe') expect(passageOf(circuit, at)).toBe('none');
        }
      }),
    );
  });
});
