import { circuitTransitions } from '../../apps/server/src/domain/circuit.ts';
import { depositTransitions } from '../../apps/server/src/domain/deposit-state.ts';
import { withdrawalTransitions } from '../../apps/server/src/domain/withdrawal-state.ts';

/** A state machine as the domain has it: where each event leads from each state. */
type Transitions = Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;

/** The life cycles that the documentation shows, by the name in its marks. */
const lifeCycles: Readonly<Record<string, { readonly start: string; readonly transitions: Transitions }>> = {
  deposit: { start: 'created', transitions: depositTransitions },
  withdrawal: { start: 'requested', transitions: withdrawalTransitions },
  circuit: { start: 'closed', transitions: circuitTransitions },
};

/** A state machine as a Mermaid diagram; events between the same two states share an arrow. */
export function lifeCycleDiagram(start: string, transitions: Transitions): string {
  const arrows = Object.entries(transitions).flatMap(([from, steps]) => {
    const events = new Map<string, string[]>();
    for (const [event, to] of Object.entries(steps)) {
      if (to !== undefined) events.set(to, [...(events.get(to) ?? []), event]);
    }
    if (events.size === 0) return [`  ${from} --> [*]`];
    return [...events].map(([to, names]) => `  ${from} --> ${to}: ${names.join(', ')}`);
  });
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${start}`, ...arrows, '```'].join('\n');
}

const marks = /(<!-- life cycle: (\w+) -->\n)[\s\S]*?(<!-- end of life cycle -->)/g;

/**
 * A text with the diagrams between its marks drawn anew.
 * @throws where a mark names no life cycle
 */
export function withLifeCycles(text: string): string {
  return text.replace(marks, (_all, begin: string, name: string, end: string) => {
    const cycle = lifeCycles[name];
    if (cycle === undefined) throw new Error(`There is no life cycle of a ${name}.`);
    return `${begin}${lifeCycleDiagram(cycle.start, cycle.transitions)}\n${end}`;
  });
}

/** Names of the life cycles that a text shows. */
export function lifeCyclesIn(text: string): readonly string[] {
  return [...text.matchAll(marks)].map(([, , name = '']) => name);
}
