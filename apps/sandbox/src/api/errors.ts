import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';

/** Every refusal of the API: `{ "error": { "code", "message" } }`. */
export function sendError(
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  extra: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  return reply.code(status).send({ error: { code, message, ...extra } });
}

/** A body or query by its schema; on a bad one the reply is sent and nothing comes back. */
export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
  reply: FastifyReply,
): z.output<Schema> | undefined {
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  const details = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  sendError(reply, 400, 'invalid_request', 'The request is not of the agreed shape.', { details });
  return undefined;
}
