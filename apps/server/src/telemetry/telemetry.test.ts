import { expect, test } from 'vitest';
import { openLog } from './log.ts';
import { openMetrics } from './metrics.ts';

function logged(fields: Record<string, unknown>, message = 'something happened'): string {
  const lines: string[] = [];
  openLog('info', { write: (line: string) => void lines.push(line) }).error(fields, message);
  return lines.join('');
}

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJwMSJ9.c2lnbmF0dXJl';

test.each<[string, Record<string, unknown>, string]>([
  ['a token by name', { token: 'opaque-token-value' }, 'opaque-token-value'],
  ['a token by look', { note: `sent ${jwt}` }, jwt],
  ['a bearer', { note: 'authorization was Bearer abcdefgh' }, 'abcdefgh'],
  [
    'a secret by look',
    { note: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
    'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  ],
  ['a card number', { note: 'paid with 4111 1111 1111 1111' }, '1111 1111'],
  ['card fields', { request: { fields: { pan: '4111' } } }, '4111'],
  ['a name', { player: { name: 'Ana Silva' } }, 'Ana'],
  ['a mail address', { note: 'of ana@example.com' }, 'ana@'],
  ['a phone by name', { request: { deep: { phone: '+5511999' } } }, '+5511999'],
  ['a query', { url: 'https://a.example/x?code=12345' }, '12345'],
  ['a fragment', { url: 'https://a.example/x#code-12345' }, '12345'],
  ['a password in an address', { url: 'postgres://app:hunter2@db/x' }, 'hunter2'],
  ['an error’s message', { err: new Error(`bad token ${jwt}`) }, jwt],
  ['an error’s own fields', { err: Object.assign(new Error('x'), { query: 'select hunter2' }) }, 'hunter2'],
])('%s stays out of the log', (_name, fields, secret) => {
  expect(logged(fields)).not.toContain(secret);
});

test('a message is cleaned too', () => {
  expect(logged({}, `got ${jwt}`)).toContain('got [token]');
});

test('what helps to find a fault stays', () => {
  const line = logged({ requestId: 'req_1', call: 'deposit-create', err: new TypeError('x is undefined') });
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    requestId: 'req_1',
    call: 'deposit-create',
    error: { type: 'TypeError', message: 'x is undefined', stack: expect.stringContaining('telemetry.test') },
  });
});

test('the widget can’t grow the metrics without bound', async () => {
  const metrics = openMetrics();
  for (let index = 0; index < 200; index += 1) metrics.widgetMeasured(`key-${index}`, 1);
  metrics.widgetMeasured('"} 1\nevil', 1);
  const { text } = await metrics.render();
  expect(text.match(/cashier_widget_seconds_count/g)).toHaveLength(65);
  expect(text).not.toContain('evil');
});
