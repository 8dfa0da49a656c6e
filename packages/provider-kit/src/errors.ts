/** Thrown inside a provider when the other side broke its own contract; `settle` turns it into `unknown`. */
export class ProviderProtocolError extends Error {
  override readonly name = 'ProviderProtocolError';

  /** @param detail what was expected and not found, without values: they may be somebody's data */
  constructor(detail: string, options?: ErrorOptions) {
    super(`The provider's reply is not of the agreed shape: ${detail}`, options);
  }
}

/**
 * Thrown while books are read and the other side gives no clear answer: half a book would look like a difference,
 * so that reading stops instead.
 */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';

  /** @param reason of the unknown outcome, without secrets */
  constructor(reason: string) {
    super(`The provider gave no clear answer: ${reason}`);
  }
}

/** A call whose outcome nobody knows. The reason is for logs and agents and carries no secrets. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly reason: string;
}

/** Makes the outcome of a call that got no clear answer. */
export function unknown(reason: string): Unknown {
  return { kind: 'unknown', reason };
}

/**
 * Runs what a provider does in a call and keeps the port's promise never to throw for what the other side did:
 * whatever escapes, be it a mapper's mistake, leaves the outcome unknown and so to be asked for.
 */
export async function settle<Outcome>(call: () => Promise<Outcome>): Promise<Outcome | Unknown> {
  try {
    return await call();
  } catch (error) {
    return unknown(error instanceof Error ? `${error.name}: ${error.message}` : 'a value that is no error');
  }
}
