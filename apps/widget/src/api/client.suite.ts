import { depositCreate } from '@opencashier/contract/calls/deposit-create';
import { depositStatus } from '@opencashier/contract/calls/deposit-status';
import { methodsPaymentV3 } from '@opencashier/contract/calls/methods-payment-v3';
import { sessionExchange } from '@opencashier/contract/calls/session-exchange';
import { sessionStart } from '@opencashier/contract/calls/session-start';
import type { TransportKind } from '@opencashier/contract/host/parent-data';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const list = { country: 'BR', currency: 'BRL', methods: [] };
const payment = {
  amount: 50,
  currency: 'EUR',
  fields: {},
  isActivatedBonus: false,
  paymentType: 'visa',
  metadata: { isFromChip: false },
};

/** What the client promises on either transport. */
export function clientSuite(transport: TransportKind): void {
  describe(`client over ${transport}`, () => {
    let server: TestServer;
    let test: ReturnType<typeof createTestClient>;
    beforeEach(async () => {
      server = await startTestServer();
      test = createTestClient({ baseUrl: server.baseUrl, transport });
    });
    afterEach(async () => {
      test.connection.close();
      await server.close();
    });

    it('carries payload and token there and the validated data back', async () => {
      server.answerWith(() => ({ status: 200, data: { ...list, unknownToUs: 1 } }));
      const result = await test.client.call(methodsPaymentV3, { country: 'BR', currency: 'BRL' });
      expect(result).toEqual({ ok: true, data: list });
      expect(server.seen).toMatchObject([
        {
          transport,
          path: 'methods-payment-v3',
          payload: { country: 'BR', currency: 'BRL' },
          token: 'first',
        },
      ]);
    });

    it('carries GET payloads without what is not given', async () => {
      server.answerWith(() => ({ status: 404, error: { code: 'banking.depositNotFound', message: '' } }));
      await test.client.call(depositStatus, { depositId: 'd1', paymentMethod: undefined });
      expect(server.seen[0]?.payload).toEqual({ depositId: 'd1' });
    });

    it('hands over a refusal with code, message and details, and tells of it', async () => {
      const error = { code: 'banking.amountOutOfLimits', message: 'no', details: { max: 5 } };
      server.answerWith(() => ({ status: 400, error }));
      const result = await test.client.call(depositCreate, payment, { idempotencyKey: 'k1' });
      expect(result).toEqual({ ok: false, error: { kind: 'refused', status: 400, ...error } });
      expect(test.told.refused).toHaveLength(1);
      expect(server.seen).toHaveLength(1);
    });

    it('takes a server error in a call that moves money as unknown', async () => {
      server.answerWith(() => ({ status: 500, error: { code: 'server.error', message: '' } }));
      const result = await test.client.call(depositCreate, payment, { idempotencyKey: 'k1' });
      expect(result).toMatchObject({ ok: false, error: { kind: 'unknown', reason: 'malformed' } });
    });

    it('takes an answer that is none of ours as unknown', async () => {
      server.answerWith(() => ({ status: 200, raw: '<html>' }));
      const result = await test.client.call(methodsPaymentV3, {});
      expect(result).toMatchObject({ ok: false, error: { kind: 'unknown', reason: 'malformed' } });
      server.answerWith(() => ({ status: 200, data: { country: 1 } }));
      expect(await test.client.call(methodsPaymentV3, {})).toMatchObject({ ok: false });
    });

    it('repeats a lost call three times, two seconds apart', async () => {
      let answers = 0;
      server.answerWith(() => {
        answers += 1;
        return answers < 4 ? 'drop' : { status: 200, data: list };
      });
      expect(await test.client.call(methodsPaymentV3, {})).toMatchObject({ ok: true });
      expect(test.time.pauses.filter((pause) => pause === 2000)).toHaveLength(3);
    });

    it('repeats a call that moves money under the same key', async () => {
      let answers = 0;
      server.answerWith(() => {
        answers += 1;
        return answers === 1 ? 'drop' : { status: 200, data: { depositId: 'd1' } };
      });
      const result = await test.client.call(depositCreate, payment, { idempotencyKey: 'k1' });
      expect(result).toMatchObject({ ok: true, data: { depositId: 'd1' } });
      expect(server.seen.map((call) => call.idempotencyKey)).toEqual(['k1', 'k1']);
    });

    it('never repeats what would be done twice', async () => {
      server.answerWith(() => 'drop');
      expect(await test.client.call(depositCreate, payment)).toMatchObject({
        ok: false,
        error: { kind: 'unknown', reason: 'network' },
      });
      expect(await test.client.call(sessionStart, { amount: 1, currency: 'EUR' })).toMatchObject({
        ok: false,
      });
      expect(server.seen).toHaveLength(2);
    });

    it('says unknown, and tells of it, when all tries are used up', async () => {
      server.answerWith(() => 'drop');
      const result = await test.client.call(depositCreate, payment, { idempotencyKey: 'k1' });
      expect(result).toMatchObject({ ok: false, error: { kind: 'unknown', reason: 'network' } });
      expect(test.told.unreachable).toEqual(['deposit-create']);
      const last = server.seen.at(-1);
      expect(last).toMatchObject({ transport: 'http', idempotencyKey: 'k1' });
    });

    it('says that it is still trying once a try was lost, and once for a call', async () => {
      const answers = ['drop', 'drop', { status: 200, data: list }] as const;
      let tries = 0;
      server.answerWith(() => answers[tries++] ?? 'drop');
      expect(await test.client.call(methodsPaymentV3, {})).toMatchObject({ ok: true });
      expect(test.told.waiting).toEqual(['methods-payment-v3']);
      expect(await test.client.call(methodsPaymentV3, {})).toMatchObject({ ok: false });
      expect(test.told.waiting).toHaveLength(2);
    });

    it('says so without a connection, and nothing where the answer comes at once', async () => {
      server.answerWith(() => ({ status: 200, data: list }));
      await test.client.call(methodsPaymentV3, {});
      expect(test.told.waiting).toEqual([]);
      test.told.isOnline = false;
      let answer = () => {};
      server.answerWith(() => 'silent');
      const told = new Promise<void>((resolve) => {
        answer = resolve;
      });
      test.told.onWaiting = answer;
      const abort = new AbortController();
      const pending = test.client.call(methodsPaymentV3, {}, { signal: abort.signal });
      await told;
      abort.abort();
      await pending;
      expect(test.told.waiting).toEqual(['methods-payment-v3']);
    });

    it('takes a missing answer as unknown after the time limit', async () => {
      const arrived = new Promise<void>((resolve) => {
        server.answerWith(() => {
          resolve();
          return 'silent';
        });
      });
      const pending = test.client.call(depositCreate, payment);
      await arrived;
      expect(test.time.limits).toContain(30_000);
      test.time.strikeLimits();
      expect(await pending).toMatchObject({ ok: false, error: { kind: 'unknown', reason: 'timeout' } });
    });

    it('repeats a call whose answer did not come in time', async () => {
      let calls = 0;
      const arrived = new Promise<void>((resolve) => {
        server.answerWith(() => {
          calls += 1;
          if (calls > 1) return { status: 200, data: list };
          resolve();
          return 'silent';
        });
      });
      const pending = test.client.call(methodsPaymentV3, {});
      await arrived;
      test.time.strikeLimits();
      expect(await pending).toMatchObject({ ok: true });
      expect(calls).toBe(2);
    });

    it('stops at the player’s wish, also between two tries', async () => {
      const abort = new AbortController();
      server.answerWith(() => {
        abort.abort();
        return 'drop';
      });
      const result = await test.client.call(methodsPaymentV3, {}, { signal: abort.signal });
      expect(result).toEqual({ ok: false, error: { kind: 'aborted' } });
      expect(server.seen).toHaveLength(1);
      expect(await test.client.call(methodsPaymentV3, {}, { signal: abort.signal })).toMatchObject({
        error: { kind: 'aborted' },
      });
    });

    it('goes on with a fresh token after a 401', async () => {
      test.state.renewed = 'second';
      server.answerWith((call) =>
        call.token === 'second'
          ? { status: 200, data: list }
          : { status: 401, error: { code: 'auth.tokenExpired', message: '' } },
      );
      expect(await test.client.call(methodsPaymentV3, {})).toMatchObject({ ok: true });
      expect(server.seen.map((call) => call.token)).toEqual(['first', 'second']);
      expect(test.told.refused).toEqual([]);
    });

    it('hands the 401 over when no fresh token comes', async () => {
      server.answerWith(() => ({ status: 401, error: { code: 'auth.tokenExpired', message: '' } }));
      expect(await test.client.call(methodsPaymentV3, {})).toMatchObject({ error: { status: 401 } });
      expect(server.seen).toHaveLength(1);
    });

    it('asks nobody for a token when the call needs none', async () => {
      server.answerWith(() => ({ status: 401, error: { code: 'auth.codeInvalid', message: '' } }));
      const result = await test.client.call(sessionExchange, { code: 'x'.repeat(20) });
      expect(result).toMatchObject({ error: { code: 'auth.codeInvalid' } });
      expect(server.seen).toHaveLength(1);
    });
  });
}
