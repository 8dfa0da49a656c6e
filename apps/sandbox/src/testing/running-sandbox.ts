import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SandboxConfig } from '../config.ts';
import { type RunningSandbox, startSandbox } from '../sandbox.ts';
import type { EventBody } from '../webhooks/event-body.ts';
import { type ManualRuntime, manualRuntime } from './manual-runtime.ts';

export const apiKey = 'sbx_test_0123456789abcdef';
export const webhookSecret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;

/** A webhook as the merchant got it. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: EventBody;
}

/** A merchant that takes webhooks, or refuses them with the statuses it was told. */
export interface Merchant {
  readonly url: string;
  readonly received: readonly Received[];
  /** Statuses of the next answers; 204 when none are left. */
  answer(...statuses: readonly number[]): void;
  /** Resolves when this many webhooks came in all. */
  until(count: number): Promise<readonly Received[]>;
  close(): Promise<void>;
}

async function startMerchant(): Promise<Merchant> {
  const received: Received[] = [];
  const statuses: number[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    received.push({ headers: request.headers, body, event: JSON.parse(body) });
    reply.writeHead(statuses.shift() ?? 204).end();
    for (const look of [...waiting]) look();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    received,
    answer: (...next) => statuses.push(...next),
    until: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve(received);
        };
        waiting.add(look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export interface TestBench {
  readonly url: string;
  /** Everything that the sandbox keeps lies below. */
  readonly dataDir: string;
  readonly runtime: ManualRuntime;
  readonly merchant: Merchant;
  /** Ends the sandbox and starts another on the same folder. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A sandbox on a port and a folder of its own, whose time a test moves, and a merchant that takes its webhooks. */
export async function startBench(change: Partial<SandboxConfig> = {}): Promise<TestBench> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const runtime = manualRuntime();
  const merchant = await startMerchant();
  const config: SandboxConfig = {
    host: '127.0.0.1',
    port: 0,
    dataDir,
    apiKey,
    webhookSecrets: [webhookSecret],
    publicUrl: undefined,
    merchant: 'Lucky <Harbor>',
    lateDelayMs: 3_000,
    ...change,
  };
  const start = () => startSandbox({ config, runtime, fetch, scheduleMs: [1_000, 5_000] });
  let sandbox: RunningSandbox = await start();
  return {
    get url() {
      return sandbox.url;
    },
    dataDir,
    runtime,
    merchant,
    restart: async () => {
      await sandbox.stop();
      sandbox = await start();
    },
    stop: async () => {
      await sandbox.stop();
      await merchant.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
