import * as z from 'zod/mini';

/** A JSON Schema as it stands in the document. */
export type SchemaJson = Readonly<Record<string, unknown>>;

/** The JSON Schema of what is sent (`input`) or of what comes back (`output`). */
export function schemaJson(schema: z.ZodMiniType, io: 'input' | 'output'): SchemaJson {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

/** The properties of an object's schema, each with its name, for a query or a path. */
export function propertiesOf(
  json: SchemaJson,
): readonly { name: string; schema: unknown; isRequired: boolean }[] {
  const required = new Set(Array.isArray(json.required) ? json.required : []);
  const properties = (json.properties ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    isRequired: required.has(name),
  }));
}

/** The schema without some of its properties, which stand in the path. */
export function withoutProperties(json: SchemaJson, names: ReadonlySet<string>): SchemaJson {
  const properties = propertiesOf(json).filter(({ name }) => !names.has(name));
  const required = properties.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    ...json,
    properties: Object.fromEntries(properties.map(({ name, schema }) => [name, schema])),
    ...(json.required ? { required } : {}),
  };
}
