import { expect } from 'vitest';
import type { Instruction } from '../payments/instruction.ts';
import type { TestClient } from './client.ts';

export type InstructionOf<Kind extends Instruction['kind']> = Extract<Instruction, { kind: Kind }>;

/** Opens payments by method under references of their own. */
export function openerOf(client: () => TestClient) {
  let count = 0;
  const open = async (method: string, change: Record<string, unknown> = {}) => {
    count += 1;
    const reference = `dep_kind_${count}`;
    const reply = await client().createBy(method, reference, change);
    return { reference, reply, instruction: reply.json.instruction as Instruction };
  };
  /** Opens one that is expected to be taken with an instruction of a kind. */
  const opened = async <Kind extends Instruction['kind']>(
    kind: Kind,
    method: string,
    change: Record<string, unknown> = {},
  ) => {
    const { reference, reply, instruction } = await open(method, change);
    expect([reply.status, instruction?.kind]).toEqual([201, kind]);
    return { reference, reply, ...(instruction as InstructionOf<Kind>) };
  };
  return { open, opened };
}
