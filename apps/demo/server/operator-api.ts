import type { DemoConfig } from './config.ts';

/** The cashier's answer where it knows nothing of what was asked for. */
export const unknown = Symbol('unknown');

/**
 * One call to the cashier's operator API.
 * @param path below `/api/operator`
 * @throws Error when it answers otherwise than well or "not found"
 */
export async function callOperator(
  config: DemoConfig,
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const response = await fetch(new URL(`/api/operator${path}`, config.cashierUrl), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${config.apiKey}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.status === 404) return unknown;
  if (!response.ok) throw new Error(`the operator API answered ${response.status}`);
  return response.json();
}
