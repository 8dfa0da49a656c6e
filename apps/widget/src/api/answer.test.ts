import { depositCreate } from '@opencashier/contract/calls/deposit-create';
import { sessionUser } from '@opencashier/contract/calls/session-user';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './answer.ts';

describe('the status of an answer', () => {
  it.each([0, 99, 200, 204, 299, 601, 900])('%i is a success', (status) => {
    expect(readAnswer(sessionUser, status, { status, data: { name: 'Ana' } })).toMatchObject({ ok: true });
  });

  it.each([100, 199, 300, 302, 400, 404, 429, 499])('%i is a clear no', (status) => {
    const body = { status, error: { code: 'a.code', message: 'words' } };
    expect(readAnswer(depositCreate, status, body)).toEqual({
      ok: false,
      error: { kind: 'refused', status, code: 'a.code', message: 'words' },
    });
  });

  it.each([500, 501, 502, 503, 504, 600])('%i says nothing about a call that moves money', (status) => {
    const body = { status, error: { code: 'server.error', message: '' } };
    expect(readAnswer(depositCreate, status, body)).toMatchObject({ error: { kind: 'unknown' } });
    expect(readAnswer(sessionUser, status, body)).toMatchObject({ error: { kind: 'refused', status } });
  });

  it('is the transport’s own where the body is none of ours', () => {
    expect(readAnswer(sessionUser, 404, '<html>')).toMatchObject({
      error: { kind: 'refused', status: 404, code: 'http.404' },
    });
    expect(readAnswer(sessionUser, 502, undefined)).toMatchObject({ error: { kind: 'unknown' } });
  });
});
