import type { SchemaJson } from './schema-json.ts';

/** One value of a payload: where it stands, what it is, and whether it has to be there. */
export interface SchemaRow {
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
}

const isSchema = (value: unknown): value is SchemaJson =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemasIn = (value: unknown): readonly SchemaJson[] =>
  Array.isArray(value) ? value.filter(isSchema) : [];

/** The alternatives of a schema; itself where it has none. `null` says no more than that it may be left empty. */
function alternativesOf(schema: SchemaJson): readonly SchemaJson[] {
  const options = [...schemasIn(schema.anyOf), ...schemasIn(schema.oneOf)];
  return options.length === 0 ? [schema] : options.flatMap(alternativesOf);
}

/** A longer expression says nothing to a reader of a table; the OpenAPI document has it. */
const longestPattern = 40;
const isReadable = (pattern: unknown): pattern is string =>
  typeof pattern === 'string' && pattern.length <= longestPattern;

function boundsOf(schema: SchemaJson): string {
  const range = (least: unknown, most: unknown, unit: string) => {
    if (typeof least === 'number' && typeof most === 'number') return `${least} to ${most}${unit}`;
    if (typeof least === 'number') return `at least ${least}${unit}`;
    return typeof most === 'number' ? `at most ${most}${unit}` : '';
  };
  // Numbers of JSON end where doubles stop counting: that is no bound worth reading.
  const isTold = (bound: unknown) => typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  const { minLength, maxLength, minimum, maximum, pattern, format } = schema;
  return [
    range(minLength, maxLength, ' characters'),
    range(isTold(minimum) ? minimum : undefined, isTold(maximum) ? maximum : undefined, ''),
    typeof format === 'string' ? format : isReadable(pattern) ? `matches ${pattern}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function oneType(schema: SchemaJson): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return `list of ${isSchema(schema.items) ? typeOf(schema.items) : 'anything'}`;
  if (schema.type === 'object' && isSchema(schema.additionalProperties)) {
    return `object by name, each ${typeOf(schema.additionalProperties)}`;
  }
  if (schema.type === undefined) return 'anything';
  const bounds = boundsOf(schema);
  return bounds === '' ? String(schema.type) : `${String(schema.type)} (${bounds})`;
}

/** What a value is, in words: `string (1 to 64 characters)`, `"late" | "held"`, `list of object`. */
export function typeOf(schema: SchemaJson): string {
  return [...new Set(alternativesOf(schema).map(oneType))].join(' | ');
}

/** Every value of a payload, parts below their whole: `methods[].fields[].name`. Alternatives are laid over each other. */
export function schemaRows(schema: SchemaJson, path = ''): readonly SchemaRow[] {
  const alternatives = alternativesOf(schema).map((option) => rowsOfOne(option, path));
  const [first = [], ...others] = alternatives;
  return others.reduce(laidOver, first);
}

function rowsOfOne(schema: SchemaJson, path: string): readonly SchemaRow[] {
  const { items, additionalProperties: each } = schema;
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  return [
    ...(isSchema(items) ? schemaRows(items, `${path}[]`) : []),
    ...(isSchema(each) ? schemaRows(each, `${path}.*`) : []),
    ...Object.entries(properties).flatMap(([name, part]) => {
      if (!isSchema(part)) return [];
      const own = path === '' ? name : `${path}.${name}`;
      return [{ path: own, type: typeOf(part), isRequired: required.has(name) }, ...schemaRows(part, own)];
    }),
  ];
}

/** What only one alternative has, a payload may lack. */
function laidOver(one: readonly SchemaRow[], other: readonly SchemaRow[]): readonly SchemaRow[] {
  const inOther = new Map(other.map((row) => [row.path, row]));
  const inOne = new Set(one.map(({ path }) => path));
  return [
    ...one.map((row) => {
      const twin = inOther.get(row.path);
      const types = new Set([...row.type.split(' | '), ...(twin?.type.split(' | ') ?? [])]);
      return {
        ...row,
        type: [...types].join(' | '),
        isRequired: row.isRequired && twin?.isRequired === true,
      };
    }),
    ...other.filter(({ path }) => !inOne.has(path)).map((row) => ({ ...row, isRequired: false })),
  ];
}
