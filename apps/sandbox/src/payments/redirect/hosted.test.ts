import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type TestClient } from '../../testing/client.ts';
import { startBench, type TestBench } from '../../testing/running-sandbox.ts';

let bench: TestBench;
let client: TestClient;
beforeAll(async () => {
  bench = await startBench();
  client = clientOf(bench);
});
afterAll(() => bench.stop());

const open = async (reference: string, part = '') =>
  client.call('GET', `/pay/${(await client.operation(reference)).id}${part}`);

describe('hosted page', () => {
  it('shows merchant, amount and reference, escaped, with a button for each way', async () => {
    await client.create('dep_show', '123456');
    const page = await open('dep_show');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('Lucky &lt;Harbor&gt;');
    expect(page.text).not.toContain('<Harbor>');
    for (const text of ['€1,234.56', 'dep_show']) expect(page.text).toContain(text);
    for (const id of ['pay', 'decline', 'pay-late', 'close'])
      expect(page.text).toContain(`data-testid="${id}"`);
  });

  it('runs under a policy without inline scripts and styles, and holds none', async () => {
    await client.create('dep_policy');
    const page = await open('dep_policy');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(page.text).not.toMatch(/ style=|<style| on\w+=|<script>|https?:\/\/(?!merchant)/);
    const assets = [...page.text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(assets).toHaveLength(3);
    for (const path of assets) expect((await client.call('GET', path)).status, path).toBe(200);
  });

  it('pays once however often the button is pressed', async () => {
    await client.create('dep_double');
    const replies = await Promise.all([1, 2, 3].map(() => client.press('dep_double', 'pay')));
    expect(replies.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await client.operation('dep_double')).toMatchObject({ state: 'paid', received: '5000' });
    const result = await open('dep_double', '/result');
    expect(result.text).toContain('Payment made');
    expect(result.text).toContain('content="1;url=https://merchant.example/return/x"');
  });

  it('declines, and does not decline what is paid', async () => {
    await client.create('dep_decline');
    await client.press('dep_decline', 'decline');
    await client.press('dep_decline', 'pay');
    expect((await client.operation('dep_decline')).state).toBe('failed');
    await client.create('dep_paid');
    await client.press('dep_paid', 'pay');
    await client.press('dep_paid', 'decline');
    expect((await client.operation('dep_paid')).state).toBe('paid');
  });

  it('pays late: expired first, then paid', async () => {
    await client.create('dep_late');
    await client.press('dep_late', 'pay-late');
    await client.press('dep_late', 'pay-late');
    expect((await client.operation('dep_late')).state).toBe('expired');
    bench.runtime.advance(3_000);
    expect(await client.operation('dep_late')).toMatchObject({
      state: 'paid',
      isLate: true,
      received: '5000',
    });
  });

  it('closes without a change', async () => {
    await client.create('dep_close');
    expect((await client.press('dep_close', 'close')).status).toBe(303);
    expect((await open('dep_close', '/result')).text).toContain('Nothing was paid');
    expect((await client.operation('dep_close')).state).toBe('open');
  });

  it('expires after its time, and then offers to pay late', async () => {
    await client.create('dep_expire');
    bench.runtime.advance(30 * 60_000);
    const page = await open('dep_expire');
    expect(page.status).toBe(410);
    expect(page.text).toContain('Payment expired');
    expect(page.text).toContain('data-testid="pay-late"');
    expect(page.text).not.toContain('data-testid="pay"');
  });

  it('answers unknown payments and buttons with pages', async () => {
    await client.create('dep_known');
    const { id } = await client.operation('dep_known');
    for (const [method, path] of [
      ['GET', '/pay/none'],
      ['GET', '/pay/none/result'],
      ['POST', '/pay/none/pay'],
      ['POST', `/pay/${id}/nonsense`],
      ['GET', `/pay/${id}/result/more`],
    ] as const) {
      const reply = await client.call(method, path);
      expect([reply.status, reply.headers.get('content-type')], path).toEqual([
        404,
        'text/html; charset=utf-8',
      ]);
    }
  });
});
