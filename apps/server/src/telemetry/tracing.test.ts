import { afterEach, beforeEach, expect, test } from 'vitest';
import { noTracing, type Tracing } from '../ports/tracing.ts';
import { type Collector, startCollector } from '../testing/otlp-collector.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { openTracing } from './tracing.ts';

let collector: Collector;
let tracing: Tracing;
const log = quietLog();
const open = (share = 1, url = collector.url) => openTracing({ url, share, version: '1.2.3', log });
beforeEach(async () => {
  collector = await startCollector();
  tracing = open();
});
afterEach(() => collector.close());

const click = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const named = (name: string) => collector.spans.find((span) => span.name === name);

test('work within work is a span within a span, of the trace that a click began', async () => {
  let within: string | undefined;
  await tracing.span('outer', { kind: 'server', parent: click }, () =>
    tracing.span('inner', { kind: 'client', facts: { 'a.fact': 'yes' } }, async (span) => {
      within = tracing.current();
      span.note({ 'another.fact': 2 });
    }),
  );
  expect(tracing.current()).toBeUndefined();
  await tracing.close();
  const [outer, inner] = [named('outer'), named('inner')];
  expect(outer).toMatchObject({ traceId: click.slice(3, 35), parentSpanId: click.slice(36, 52), kind: 2 });
  expect(inner).toMatchObject({ traceId: outer?.traceId, parentSpanId: outer?.spanId, kind: 3 });
  expect(inner?.attributes).toEqual([
    { key: 'a.fact', value: { stringValue: 'yes' } },
    { key: 'another.fact', value: { intValue: 2 } },
  ]);
  expect(within).toBe(`00-${inner?.traceId}-${inner?.spanId}-01`);
  expect(collector.paths).toEqual(['POST /v1/traces']);
  expect(collector.bodies.join()).toContain('1.2.3');
});

test.each([
  undefined,
  '',
  'nonsense',
  '00-00000000000000000000000000000000-b7ad6b7169203331-01',
  '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01',
  `${click}-more`,
  click.toUpperCase(),
])('%j begins no trace: there is one of our own', async (parent) => {
  await tracing.span('call', { parent }, async () => undefined);
  await tracing.close();
  expect(named('call')?.parentSpanId ?? '').toBe('');
  expect(named('call')?.traceId).toMatch(/^[0-9a-f]{32}$/);
});

test('what fails is marked, and its words stay out', async () => {
  const work = tracing.span('call', { facts: { note: 'of ana@example.com' } }, async () => {
    throw new TypeError('card 4111 1111 1111 1111');
  });
  await expect(work).rejects.toThrow('card');
  await tracing.close();
  expect(named('call')).toMatchObject({ status: { code: 2 } });
  expect(collector.bodies.join()).toContain('TypeError');
  expect(collector.bodies.join()).not.toMatch(/4111|ana@/);
});

test('a share of nought sends nothing, whatever a client says of its own trace', async () => {
  const none = open(0);
  await none.span('call', { parent: click }, async () => undefined);
  await none.close();
  expect(collector.paths).toEqual([]);
});

test('a collector that is away holds nobody up, and is told of once', async () => {
  const away = await startCollector();
  await away.close();
  const lost = open(1, away.url);
  expect(await lost.span('call', {}, async () => 'done')).toBe('done');
  await lost.close();
  expect(log.lines).toMatchObject([{ level: 'warn', message: 'traces could not be sent' }]);
});

test('without a collector the work runs as it is', async () => {
  const done = await noTracing.span('call', { parent: click }, async (span) => {
    span.note({ a: 1 });
    span.fail();
    return noTracing.current();
  });
  expect([noTracing.isOn, done]).toEqual([false, undefined]);
  await noTracing.close();
});
