import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { secondCaptchaMethods, v3CaptchaMethods } from './captcha.ts';
import { captchaErrors } from './captcha-errors.ts';

const guide = readFileSync(new URL('../../docs/captcha.md', import.meta.url), 'utf8');
const row = (kind: string) => guide.split('\n').find((line) => line.startsWith(`| \`${kind}\` |`)) ?? '';
const codesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

it('the guide lists the errors as they are, none missing and none extra', () => {
  const codes = guide.split('\n').flatMap((line) => /^\| `(\w+\.\w+)` \|/.exec(line)?.[1] ?? []);
  expect(codes).toEqual(Object.keys(captchaErrors));
});

it('the guide lists the methods as they are', () => {
  expect(codesIn(row('v3')).slice(1)).toEqual(v3CaptchaMethods);
  expect(codesIn(row('second')).slice(1)).toEqual(secondCaptchaMethods);
});
