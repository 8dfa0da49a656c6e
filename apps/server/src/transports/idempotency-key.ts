import { type Result, refuse, success } from '../use-cases/use-case.ts';

const shape = /^[\x21-\x7e]{8,128}$/;

/** An idempotency key as it arrived: there, and of a form that can be stored. */
export function readIdempotencyKey(key: string | undefined): Result<string> {
  if (key === undefined || key === '') {
    return refuse('idempotency.keyRequired', 'This call needs an idempotency key.');
  }
  if (shape.test(key)) return success(key);
  const message = 'must be 8 to 128 visible ASCII characters';
  return refuse('validation.failed', `The idempotency key ${message}.`, [
    { path: 'idempotencyKey', message },
  ]);
}
