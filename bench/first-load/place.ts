import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../tools/lib/ports.mjs';
import { createStack } from '../../tools/lib/stack.mjs';
import { buildFloor } from './floor-build.ts';
import { startHost } from './host-page.ts';
import { startProxy, type WayIn } from './proxy.ts';

/** The addresses of the server that the bare page asks and shows. */
const listPath = '/api/BANKING/methods-payment-v3';
const spritePath = '/cashier/icons/sprite.svg';

export interface Place {
  readonly hostOrigin: string;
  readonly proxy: WayIn;
  readonly tokenSecret: string;
  stop(): Promise<void>;
}

/** Starts the server on embedded storage, the proxy in front of it and a host page that its brand allows. */
export async function startPlace(): Promise<Place> {
  const files = await buildFloor(listPath, spritePath);
  const [proxyPort = 0, hostPort = 0, server = 0, sandbox = 0] = await freePorts(4);
  const dataDir = mkdtempSync(join(tmpdir(), 'opencashier-bench-'));
  const host = await startHost(hostPort);
  const proxy = await startProxy({ port: proxyPort, upstreamPort: server, files });
  const stack = createStack({
    host: '127.0.0.1',
    ports: { sandbox, server, demo: hostPort },
    dataDir,
    env: {
      PATH: process.env.PATH,
      PUBLIC_URL: proxy.origin,
      DEMO_URL: host.origin,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
  });
  const stop = async () => {
    await stack.stopAll();
    await Promise.all([proxy.close(), host.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await stack.start('server');
  } catch (error) {
    await stop();
    throw error;
  }
  return { hostOrigin: host.origin, proxy, tokenSecret: stack.secrets.TOKEN_SECRET, stop };
}
