import { expect, test } from 'vitest';
import { startEdge } from '../../wiring/testing/edge.ts';

test.each([
  [undefined, []],
  ['https://apm.example/behind/a/path', ['https://apm.example']],
])('with monitoring at %s the page may connect to %j beside its own', async (monitoringUrl, origins) => {
  const edge = await startEdge(monitoringUrl ? { monitoringUrl } : {});
  try {
    const ask = async (page: string) => {
      const reply = await fetch(`${edge.url}/cashier/${page}?locale=en&brand=acme`);
      return /connect-src ([^;]+)/.exec(reply.headers.get('content-security-policy') ?? '')?.[1]?.split(' ');
    };
    const own = ["'self'", 'ws://localhost:4000', 'https://www.acme.example'];
    expect(await ask('deposit')).toEqual([...own, ...origins]);
    // The popup and the captcha's page run no agent.
    expect(await ask('form')).not.toContain('https://apm.example');
    expect(await ask('captcha')).not.toContain('https://apm.example');
  } finally {
    await edge.close();
  }
});
