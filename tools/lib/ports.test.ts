import { createServer, type Server } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePorts, isTaken, portFrom } from './ports.mjs';
import { requireFreePorts } from './setup.mjs';

async function listen(host: string): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, port: address.port };
}

describe('isTaken', () => {
  it('is true while somebody listens, on loopback or on every interface', async () => {
    const { server, port } = await listen('127.0.0.1');
    expect(await isTaken(port, '127.0.0.1')).toBe(true);
    expect(await isTaken(port, 'localhost')).toBe(true);
    await new Promise((resolve) => server.close(resolve));
    expect(await isTaken(port, '127.0.0.1')).toBe(false);
    const open = await listen('0.0.0.0');
    expect(await isTaken(open.port, '127.0.0.1')).toBe(true);
  });
});

describe('freePorts', () => {
  it('gives distinct ports', async () => {
    expect(new Set(await freePorts(5)).size).toBe(5);
  });
});

describe('portFrom', () => {
  it('takes the fallback for what is not set', () => {
    expect(portFrom('PORT', 4000, {})).toBe(4000);
    expect(portFrom('PORT', 4000, { PORT: '' })).toBe(4000);
    expect(portFrom('PORT', 4000, { PORT: '8080' })).toBe(8080);
  });

  it.each(['0', '65536', '80.5', 'http', '-1', ' 80'])('refuses "%s" by the name of the variable', (text) => {
    expect(() => portFrom('DEMO_PORT', 4020, { DEMO_PORT: text })).toThrow(/^DEMO_PORT must be a port/);
  });
});

describe('requireFreePorts', () => {
  it('names the taken port and the variable in one sentence', async () => {
    const { port } = await listen('127.0.0.1');
    const [server = 0, demo = 0] = await freePorts(2);
    await expect(requireFreePorts('127.0.0.1', { sandbox: port, server, demo })).rejects.toThrow(
      `Port ${port} of the sandbox is taken already: end what listens there, or set SANDBOX_PORT to another port.`,
    );
  });

  it('refuses one port for two processes', async () => {
    const [sandbox = 0, server = 0] = await freePorts(2);
    await expect(requireFreePorts('127.0.0.1', { sandbox, server, demo: server })).rejects.toThrow(
      `DEMO_PORT and PORT are both ${server}: each process needs its own.`,
    );
  });
});
