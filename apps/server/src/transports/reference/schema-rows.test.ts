import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { schemaJson } from './schema-json.ts';
import { schemaRows } from './schema-rows.ts';

const rowsOf = (schema: z.ZodMiniType) =>
  schemaRows(schemaJson(schema, 'output')).map(
    ({ path, type, isRequired }) => `${path}${isRequired ? '!' : ''}: ${type}`,
  );

it('tells every value with its place, type and bounds', () => {
  const schema = z.object({
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    amount: z.nullable(z.number().check(z.gte(0))),
    marks: z.optional(z.array(z.enum(['late', 'held']))),
    rules: z.record(z.string(), z.object({ min: z.number() })),
    list: z.array(z.object({ kind: z.literal('x') })),
    count: z.int(),
    code: z.string().check(z.regex(/^[A-Z]{2}$/)),
    long: z.string().check(z.regex(/^(?:one|two|three|four|five|six|seven|eight)$/)),
  });
  expect(rowsOf(schema)).toEqual([
    'id!: string (1 to 64 characters)',
    'amount!: number (at least 0) | null',
    'marks: list of "late" | "held"',
    'rules!: object by name, each object',
    'rules.*.min!: number',
    'list!: list of object',
    'list[].kind!: "x"',
    'count!: integer',
    'code!: string (matches ^[A-Z]{2}$)',
    'long!: string',
  ]);
});

it('lays alternatives over each other: what only one has, a payload may lack', () => {
  const schema = z.union([
    z.object({ kind: z.literal('a'), both: z.string() }),
    z.object({ kind: z.literal('b'), both: z.number(), own: z.boolean() }),
  ]);
  expect(rowsOf(schema)).toEqual(['kind!: "a" | "b"', 'both!: string | number', 'own: boolean']);
});
