import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { settle } from './errors.ts';
import { parseReply } from './reply.ts';

describe('settle', () => {
  it('hands on what the call gives', async () => {
    expect(await settle(async () => 'answer')).toBe('answer');
  });

  it('makes whatever is thrown an unknown outcome', async () => {
    const reply = () =>
      parseReply(z.object({ payment: z.object({ id: z.string() }) }), { payment: { id: 4111 } });
    expect(await settle(async () => reply())).toEqual({
      kind: 'unknown',
      reason: "ProviderProtocolError: The provider's reply is not of the agreed shape: payment.id",
    });
    expect(await settle(() => Promise.reject('text'))).toMatchObject({ kind: 'unknown' });
  });
});
