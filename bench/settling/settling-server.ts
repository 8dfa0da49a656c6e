import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../tools/lib/ports.mjs';
import { createStack } from '../../tools/lib/stack.mjs';

export interface SettlingServer {
  readonly url: string;
  readonly webhookSecret: string;
  stop(): Promise<void>;
}

/**
 * Starts the server alone on a database. Each request is logged unless the log level says otherwise: what is measured
 * is settling, so it does.
 */
export async function startSettlingServer(databaseUrl: string): Promise<SettlingServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'opencashier-bench-'));
  const [sandbox = 0, server = 0, demo = 0] = await freePorts(3);
  const deaths: string[] = [];
  const stack = createStack({
    host: '127.0.0.1',
    ports: { sandbox, server, demo },
    dataDir,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
    onDeath: (child) => deaths.push(child.lastWords()),
  });
  const stop = async () => {
    await stack.stopAll();
    rmSync(dataDir, { recursive: true, force: true });
    if (deaths.length > 0) throw new Error(`The server died while it settled.\n${deaths.join('\n')}`);
  };
  try {
    await stack.start('server');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${server}`,
    webhookSecret: stack.secrets.SANDBOX_WEBHOOK_SECRET,
    stop,
  };
}
