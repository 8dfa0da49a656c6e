/** SQLSTATE 40001 and 40P01: the transaction did nothing wrong and may simply run again. */
const retriable = new Set(['40001', '40P01']);
const maxTries = 6;

function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Runs a transaction again when the database broke a deadlock or a serialisation conflict at its cost. */
export async function withRetry<Value>(run: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === maxTries || !retriable.has(sqlState(error) ?? '')) throw error;
    }
  }
}
