import { type ErrorCode, errorStatus } from '@opencashier/contract/errors';
import { expect } from 'vitest';
import type { Answer } from '../../wiring/testing/edge.ts';

/** A clear refusal of the contract's: never a fault of ours. */
export function expectRefusal({ status, body }: Answer): void {
  const code = body.error?.code ?? '';
  expect(Object.keys(errorStatus)).toContain(code);
  expect(status).toBe(errorStatus[code as ErrorCode]);
  expect(status === 501 || (status >= 400 && status < 500)).toBe(true);
  expect(body.status).toBe(status);
}

/** What stands in place of a good value; none of it is good anywhere. */
export const badValues: readonly unknown[] = [
  null,
  { not: { this: 'type' } },
  [[1, 2], [3]],
  'x'.repeat(100_000),
  'x\0',
  '\ud800',
];
/** Where a number belongs, the texts of what JSON has no numbers for are no better. */
export const badNumbers = ['NaN', 'Infinity', '-Infinity', '1e3'];

/** Bodies that are no payload of any call. */
export const bodiesThatAreNone: [string, string | undefined][] = [
  ['no body', undefined],
  ['no JSON', '{"amount":'],
  ['a bare NaN', '{"amount":NaN}'],
  ['a list', '[]'],
  ['a number', '7'],
  ['a text', '"text"'],
  ['a reach for the prototype', '{"__proto__":{"admin":true}}'],
  ['a reach for the constructor', '{"fields":{"constructor":{"prototype":{"admin":true}}}}'],
  ['a depth that no call has', `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`],
  ['an end of text', '{"a":"\\u0000"}'],
  ['half a character', '{"a":"\\ud800"}'],
  ['too much of everything', `{"a":"${'x'.repeat(200_000)}"}`],
];
