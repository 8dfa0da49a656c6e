import * as z from 'zod/mini';

const document = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ operationId: z.string(), 'x-status': z.optional(z.string()) })),
  ),
});

/**
 * Does the cashier serve withdrawals? Its own description tells which calls are planned. Where it can't be read they are
 * taken for served, and the cashier says itself what it lacks.
 */
export async function servesWithdrawals(cashierUrl: string): Promise<boolean> {
  try {
    const response = await fetch(`${cashierUrl}/api/openapi.json`, { signal: AbortSignal.timeout(3_000) });
    const { paths } = document.parse(await response.json());
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const create = operations.find(({ operationId }) => operationId === 'withdrawal-create');
    return create?.['x-status'] !== 'planned';
  } catch {
    return true;
  }
}
