import { describe, expect, it } from 'vitest';
import type { RawWebhook } from '../provider.ts';
import type { ConformanceContext } from './harness.ts';

/** Webhooks: genuine ones are read, all others are told apart and refused. */
export function describeWebhooks(context: ConformanceContext): void {
  describe('webhooks', () => {
    const genuine = async (): Promise<RawWebhook> => {
      const { reference } = await context.created();
      await context.drive.pay(reference);
      const [paid] = await context.inbox.events(reference, 'paid');
      if (!paid) throw new Error('No webhook of the payment came.');
      return paid.raw;
    };
    const read = (webhook: RawWebhook) => context.provider.readWebhook(webhook);

    it('reads a genuine webhook, and the same one twice as the same event', async () => {
      const raw = await genuine();
      const first = await read(raw);
      if (first.kind !== 'events') throw new Error(`expected events, got ${first.kind}`);
      expect(first.webhookId).not.toBe('');
      expect(first.events).not.toHaveLength(0);
      expect(await read(raw)).toEqual(first);
    });

    it('gives an event that is sent again the same id', async () => {
      const { reference } = await context.created();
      await context.drive.pay(reference);
      await context.inbox.events(reference, 'paid');
      await context.drive.resend(reference);
      const events = await context.inbox.events(reference, 'paid', 2);
      expect(new Set(events.map(({ event }) => event.eventId)).size).toBe(1);
      expect(new Set(events.map(({ event }) => event.transactionId)).size).toBe(1);
    });

    it('refuses a body in which one byte was changed, wherever it is', async () => {
      const raw = await genuine();
      const positions = [0, Math.floor(raw.body.length / 2), raw.body.length - 1];
      for (const position of positions) {
        const body = Uint8Array.from(raw.body, (byte, index) => (index === position ? byte ^ 1 : byte));
        expect(await read({ ...raw, body })).toEqual({ kind: 'rejected', reason: 'signature' });
      }
    });

    it('refuses a body that grew or was emptied', async () => {
      const raw = await genuine();
      const grown = Buffer.concat([raw.body, Buffer.from(' ')]);
      expect(await read({ ...raw, body: grown })).toEqual({ kind: 'rejected', reason: 'signature' });
      expect(await read({ ...raw, body: new Uint8Array() })).toMatchObject({ kind: 'rejected' });
    });

    it('refuses the signature of another webhook', async () => {
      const [raw, other] = [await genuine(), await genuine()];
      expect(await read({ ...raw, body: other.body })).toEqual({ kind: 'rejected', reason: 'signature' });
    });

    it('refuses a webhook that is too old or from the future', async () => {
      const raw = await genuine();
      const at = (minutes: number) => new Date(raw.receivedAt.getTime() + minutes * 60_000);
      for (const receivedAt of [at(60), at(-60)]) {
        expect(await read({ ...raw, receivedAt })).toEqual({ kind: 'rejected', reason: 'timestamp' });
      }
    });

    it('refuses what carries no signature', async () => {
      const raw = await genuine();
      expect(await read({ ...raw, headers: {} })).toEqual({ kind: 'rejected', reason: 'malformed' });
      expect(await read({ headers: {}, body: Buffer.from('{'), receivedAt: new Date() })).toMatchObject({
        kind: 'rejected',
      });
    });
  });
}
