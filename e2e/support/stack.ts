import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../tools/lib/ports.mjs';
import { createStack } from '../../tools/lib/stack.mjs';

type Role = 'sandbox' | 'server' | 'demo';

/** Environment variables beside those that the stack makes itself. */
export type StackEnv = Readonly<Record<string, string>>;

/** Sandbox, server and demo as real processes from their builds, on ports and data of their own. */
export interface Stack {
  readonly urls: Readonly<Record<Role, string>>;
  readonly secrets: ReturnType<typeof createStack>['secrets'];
  readonly dataDir: string;
  /** Starts a process again, on the same port and data; resolves when it is healthy. */
  start(role: Role, extra?: StackEnv): Promise<void>;
  /** Ends a process cleanly. */
  stop(role: Role): Promise<void>;
  /** Ends a process as a power cut would (SIGKILL). */
  kill(role: Role): Promise<void>;
  /** The last lines that a process printed. */
  log(role: Role): string;
  /** Names of the processes that ended although nobody stopped them, with their last words. */
  deaths(): readonly string[];
  /** Ends all processes and removes their data. */
  dispose(): Promise<void>;
}

const linesKept = 500;

/** Of the developer's own environment only what a process needs: a DATABASE_URL in it is not meant for tests. */
function cleanEnvironment(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, TMPDIR, LANG };
}

export async function startStack(env: StackEnv = {}): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'opencashier-e2e-'));
  const [sandbox = 0, server = 0, demo = 0] = await freePorts(3);
  const lines: Record<Role, string[]> = { sandbox: [], server: [], demo: [] };
  const deaths: string[] = [];
  const stack = createStack({
    host: '127.0.0.1',
    ports: { sandbox, server, demo },
    dataDir,
    env: { ...cleanEnvironment(), ...env },
    onLine: (role, line) => {
      lines[role].push(line);
      if (lines[role].length > linesKept) lines[role].shift();
    },
    onDeath: (child, how) => deaths.push(`The ${child.name} died (${how}): ${child.lastWords()}`),
  });
  const dispose = async (): Promise<void> => {
    await stack.stopAll();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await stack.startAll();
  } catch (error) {
    await dispose();
    throw error;
  }
  return {
    urls: stack.urls,
    secrets: stack.secrets,
    dataDir,
    start: stack.start,
    stop: stack.stop,
    kill: stack.kill,
    log: (role) => lines[role].join('\n'),
    deaths: () => deaths,
    dispose,
  };
}
