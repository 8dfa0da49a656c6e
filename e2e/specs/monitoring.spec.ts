import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, plainMethod, test } from '../support/journey.ts';

/** An Elastic APM server and a collector of traces in one: what they were sent, as text. */
async function startWatchers() {
  const intake: string[] = [];
  const traces: string[] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const sent = Buffer.concat(chunks);
    const body = (sent[0] === 0x1f ? gunzipSync(sent) : sent).toString();
    if (request.method === 'POST') (request.url?.startsWith('/v1/traces') ? traces : intake).push(body);
    reply.writeHead(request.method === 'OPTIONS' ? 204 : 200, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': 'POST',
    });
    reply.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, intake, traces, close: () => void server.close() };
}

test('an agent comes after the first tile where monitoring is configured, and not a byte of it elsewhere', async ({
  lobby,
  player,
  stack,
  page,
}) => {
  test.slow();
  const watchers = await startWatchers();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isAgent = (url: string) => url.includes('monitoring');
  const reports = () => asked.filter((url) => url.includes('/reports-'));
  try {
    await lobby.open({ player });
    await expect.poll(() => reports().length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isAgent)).toEqual([]);

    await stack.stop('server');
    await stack.start('server', {
      APM_SERVER_URL: watchers.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: watchers.url,
    });
    asked.length = 0;
    // Another address than before: browsers keep the page of that one for a minute.
    await lobby.open({ player, lang: 'ar' });
    await expect(lobby.cashier.root.getByTestId('method-tile').first()).toBeVisible();
    await expect.poll(() => asked.filter(isAgent).length).toBeGreaterThan(0);
    const frame = page.frames().find((one) => one.url().startsWith(stack.urls.server));
    await expect
      .poll(() => frame?.evaluate(() => Reflect.get(window, 'elasticApm') !== undefined))
      .toBe(true);
    await frame?.evaluate(() => {
      const error = new Error('broken for ana@private.example');
      // As a browser tells of one that nobody caught; a real one would end the test.
      window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    });
    await expect.poll(() => watchers.intake.join()).toContain('broken for [email]');
    expect(watchers.intake.join()).not.toContain('ana@');

    // Calls still go their way with the agent on the page, and begin the trace that the server tells.
    await lobby.cashier.fillDeposit(plainMethod, '25');
    const popup = page.waitForEvent('popup');
    await lobby.cashier.submit.click();
    await popup;
    await expect.poll(() => watchers.traces.join(), { timeout: 15_000 }).toContain('call deposit-create');
  } finally {
    watchers.close();
    await stack.stop('server');
    await stack.start('server');
  }
});
