import { expect, it } from 'vitest';
import { InitError, initErrorOf } from './init-error.ts';

it('tells the host why the start failed, in fixed words alone', () => {
  expect(initErrorOf(new InitError('host.silent', 'Request timeout'))).toEqual({
    code: 'host.silent',
    message: 'Request timeout',
  });
  expect(initErrorOf(new Error('of Ana Silva'))).toEqual({ code: 'widget.failed' });
});
