import { expect, it } from 'vitest';
import { isExpired, writtenExpiry } from './expiry.ts';

it.each([
  ['04/27', '04/27'],
  ['4/27', '04/27'],
  [' 04 / 2027 ', '04/27'],
  ['04-27', '04/27'],
  ['0427', '04/27'],
  ['042027', '04/27'],
  ['13/27', undefined],
  ['0/27', undefined],
  ['4', undefined],
  ['04/2', undefined],
  ['04/27/30', undefined],
])('reads %s as %s', (text, written) => {
  expect(writtenExpiry(text)).toBe(written);
});

it.each([
  ['11/26', false],
  ['10/26', true],
  ['12/25', true],
  ['01/27', false],
  ['', false],
  ['1', false],
])('says of %s on the last evening of November 2026 that it has expired: %s', (text, expired) => {
  expect(isExpired(text, new Date(2026, 10, 30, 23, 59).getTime())).toBe(expired);
});
