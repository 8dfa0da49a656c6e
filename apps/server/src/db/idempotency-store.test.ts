import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RequestId } from '../ports/idempotency.ts';
import { idempotencyStore, leaseMs } from './idempotency-store.ts';
import { onEveryDatabase } from './testing/databases.suite.ts';

const at = new Date('2026-03-01T12:00:00.000Z');
const later = (milliseconds: number) => new Date(at.getTime() + milliseconds);
let count = 0;
const id = (): RequestId => {
  count += 1;
  return { brand: 'b', playerId: 'p', call: 'c', key: `k${count}` };
};

onEveryDatabase('repeated requests', (database) => {
  it('are worked on once', async () => {
    const store = idempotencyStore(database(), 'one');
    const key = id();
    expect(await store.claim(key, 'body', at)).toEqual({ kind: 'started' });
    expect(await store.claim(key, 'body', at)).toEqual({ kind: 'running' });
    expect(await store.claim(key, 'other', at)).toEqual({ kind: 'bodyMismatch' });
    await store.finish(key, { ok: true, data: [1] }, at);
    expect(await store.claim(key, 'body', at)).toEqual({ kind: 'done', reply: { ok: true, data: [1] } });
    expect(await store.claim(key, 'other', at)).toEqual({ kind: 'bodyMismatch' });
  });

  it('start afresh where nothing was done', async () => {
    const store = idempotencyStore(database(), 'one');
    const key = id();
    await store.claim(key, 'body', at);
    await store.forget(key);
    expect(await store.claim(key, 'other', at)).toEqual({ kind: 'started' });
  });

  it('are taken over once their worker is gone, by one', async () => {
    const store = idempotencyStore(database(), 'one');
    const key = id();
    await store.claim(key, 'body', at);
    await store.renewLeases(later(leaseMs - 1));
    expect(await store.claim(key, 'body', later(leaseMs + 1))).toEqual({ kind: 'running' });
    const now = later(3 * leaseMs);
    const claims = await Promise.all([1, 2, 3].map(() => store.claim(key, 'body', now)));
    expect(claims.map(({ kind }) => kind).sort()).toEqual(['abandoned', 'running', 'running']);
    await store.abandon(key, now);
    expect(await store.claim(key, 'body', now)).toEqual({ kind: 'abandoned' });
  });

  it('are given to a sweeper, and old replies forgotten', async () => {
    const store = idempotencyStore(database(), 'one');
    const [left, done] = [id(), id()];
    await store.claim(left, 'body', at);
    await store.claim(done, 'body', at);
    await store.finish(done, {}, at);
    const swept = await store.claimAbandoned(later(leaseMs + 1), 100);
    expect(swept).toContainEqual(left);
    expect(swept).not.toContainEqual(done);
    await store.sweep(later(1));
    expect(await store.claim(done, 'other', at)).toEqual({ kind: 'started' });
  });

  it('of a former run are taken over at once where there is but one server', async () => {
    const key = id();
    await idempotencyStore(database(), 'former').claim(key, 'body', at);
    const claim = await idempotencyStore(database(), 'new').claim(key, 'body', at);
    expect(claim.kind).toBe(database().kind === 'embedded' ? 'abandoned' : 'running');
  });

  it('are started exactly once, however many come at once', async () => {
    const stores = [idempotencyStore(database(), 'x'), idempotencyStore(database(), 'x')] as const;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(2), { minLength: 1, maxLength: 12 }), async (bodies) => {
        const key = id();
        const claims = await Promise.all(
          bodies.map((body, index) => stores[index % 2 === 0 ? 0 : 1].claim(key, `b${body}`, at)),
        );
        expect(claims.filter(({ kind }) => kind === 'started')).toHaveLength(1);
        expect(claims.filter(({ kind }) => kind === 'abandoned' || kind === 'done')).toEqual([]);
        const winner = claims.findIndex(({ kind }) => kind === 'started');
        claims.forEach((claim, index) => {
          if (index === winner) return;
          expect(claim.kind).toBe(bodies[index] === bodies[winner] ? 'running' : 'bodyMismatch');
        });
      }),
      { numRuns: 25 },
    );
  });
});
