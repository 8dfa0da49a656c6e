import type * as z from 'zod/mini';
import { type Variable, type VariableName, variables } from './variables.ts';

/** Environment variables by name, as a process has them. */
export type RawEnvironment = Readonly<Record<string, string | undefined>>;

export type Environment = {
  readonly [Name in VariableName]:
    | z.output<(typeof variables)[Name]['schema']>
    | ((typeof variables)[Name] extends { readonly fallback: string } ? never : undefined);
};

export type EnvironmentOutcome =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads one variable; an empty text counts as unset, as compose files write it. */
function readVariable(name: string, definition: Variable, raw: string | undefined) {
  const value = raw === undefined || raw === '' ? definition.fallback : raw;
  if (value === undefined) return { value: undefined };
  const outcome = definition.schema.safeParse(value);
  if (outcome.success) return { value: outcome.data };
  const shown = definition.isSecret ? '' : `, not "${value}"`;
  return { value: undefined, problem: `${name} must be ${definition.takes}${shown}.` };
}

/** Every variable typed, or one sentence for each that is wrong. Those of the other mode are left alone. */
export function readEnvironment(raw: RawEnvironment): EnvironmentOutcome {
  const mode = raw.OPENCASHIER_MODE === 'evaluation' ? 'evaluation' : 'operator';
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, definition] of Object.entries<Variable>(variables)) {
    const counts = definition.mode === undefined || definition.mode === mode;
    const { value, problem } = readVariable(name, definition, counts ? raw[name] : undefined);
    values[name] = value;
    if (problem !== undefined) problems.push(problem);
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, environment: values as unknown as Environment };
}
