import * as z from 'zod/mini';
import { ProviderProtocolError } from './errors.ts';

/**
 * A reply's body by its schema.
 * @throws {ProviderProtocolError} naming the paths that do not fit, without their values
 */
export function parseReply<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = z.safeParse(schema, body);
  if (result.success) return result.data;
  const paths = result.error.issues.map((issue) => issue.path.join('.') || '(body)');
  throw new ProviderProtocolError(paths.join(', '));
}
