/** A visit that could not start: the code is for the host, the message for whoever looks for the cause. */
export class InitError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'InitError';
    this.code = code;
  }
}

/**
 * What the host is told of a start that failed. It may go to any origin, so only our own fixed words go along: the text
 * of another error may name what nobody else should read.
 */
export function initErrorOf(error: unknown): { readonly code: string; readonly message?: string } {
  return error instanceof InitError
    ? { code: error.code, message: error.message }
    : { code: 'widget.failed' };
}
