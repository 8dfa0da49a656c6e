import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

export const apiKey = 'sbx_test_0123456789abcdef';
export const webhookSecret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;

/** A sandbox that runs as a process of its own on a free port and a folder of its own. */
export interface SandboxProcess {
  readonly url: string;
  stop(): Promise<void>;
}

function addressOf(child: ChildProcess): Promise<string> {
  const words: string[] = [];
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        words.push(line);
        const url = /^listening sandbox (\S+)$/.exec(line)?.[1];
        if (url) resolve(url);
      });
    }
    child.once('close', () => reject(new Error(`The sandbox did not start.\n${words.join('\n')}`)));
  });
}

/** Starts the sandbox from its sources. */
export async function startSandboxProcess(): Promise<SandboxProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-provider-'));
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'apps/sandbox/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      SANDBOX_PORT: '0',
      SANDBOX_URL: '',
      DATA_DIR: dataDir,
      SANDBOX_API_KEY: apiKey,
      SANDBOX_WEBHOOK_SECRET: webhookSecret,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await addressOf(child);
  return {
    url,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
