import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { howItEnded, startChild } from './child.mjs';
import { waitForHealth } from './health.mjs';
import { otherVersionsData, startOnFittingData } from './older-data.mjs';
import { root } from './root.mjs';
import { ensureSecrets } from './secrets.mjs';

/** @typedef {'sandbox' | 'server' | 'demo'} Role */
/** @typedef {import('./child.mjs').Child} Child */

/**
 * @typedef {object} StackOptions
 * @property {string} host interface to listen on
 * @property {Record<Role, number>} ports
 * @property {string} dataDir folder of the databases and of the generated secrets
 * @property {NodeJS.ProcessEnv} env the environment of the processes, beside what the stack sets itself
 * @property {(role: Role, line: string) => void} [onLine] every line that a process prints
 * @property {(child: Child, how: string) => void} [onDeath] a process ended that nobody stopped
 */

/** @type {Role[]} */
export const roles = ['sandbox', 'server', 'demo'];

/** @type {Record<Role, { entry: string, health: string }>} */
const programs = {
  sandbox: { entry: 'apps/sandbox/dist/main.js', health: '/health/ready' },
  server: { entry: 'apps/server/dist/main.js', health: '/health/ready' },
  demo: { entry: 'apps/demo/dist/server/main.js', health: '/health/ready' },
};

/**
 * Address of a port for a browser on this machine; any-address is not one that a browser can open.
 * @param {string} host
 * @param {number} port
 */
function addressOf(host, port) {
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)
    ? 'localhost'
    : host.includes(':')
      ? `[${host}]`
      : host;
  return `http://${name}:${port}`;
}

/**
 * The addresses and environment variables of a stack: who listens where, and what the processes share.
 * @param {StackOptions} options
 */
function stackSettings({ host, ports, dataDir, env }) {
  const secrets = ensureSecrets(dataDir);
  const urls = {
    sandbox: env.SANDBOX_URL ?? addressOf(host, ports.sandbox),
    server: env.PUBLIC_URL ?? addressOf(host, ports.server),
    demo: env.DEMO_URL ?? addressOf(host, ports.demo),
  };
  const shared = {
    ...env,
    ...secrets,
    OPENCASHIER_MODE: 'evaluation',
    HOST: host,
    DATA_DIR: dataDir,
    PORT: String(ports.server),
    SANDBOX_PORT: String(ports.sandbox),
    DEMO_PORT: String(ports.demo),
    PUBLIC_URL: urls.server,
    SANDBOX_URL: urls.sandbox,
    DEMO_URL: urls.demo,
  };
  return { secrets, urls, shared };
}

/**
 * Starts sandbox, server and demo from their builds and keeps them together. Nothing runs yet when this
 * returns: `start` and `startAll` do that, and a stopped or killed process can be started again on its data.
 * @param {StackOptions} options
 */
export function createStack(options) {
  const { secrets, urls, shared } = stackSettings(options);
  mkdirSync(options.dataDir, { recursive: true });
  /** @type {Map<Role, Child>} */
  const children = new Map();

  /** @param {Role} role */
  const healthOf = (role) => `${addressOf(options.host, options.ports[role])}${programs[role].health}`;

  /**
   * @param {Role} role
   * @param {NodeJS.ProcessEnv} [extra] settings of this start alone
   */
  async function start(role, extra = {}) {
    if (children.has(role)) throw new Error(`${role} runs already.`);
    const child = startChild({
      name: role,
      entry: join(root, programs[role].entry),
      cwd: root,
      env: { ...shared, ...extra },
      onLine: (line) => options.onLine?.(role, line),
    });
    children.set(role, child);
    child.exited.then((exit) => {
      if (children.get(role) !== child) return;
      children.delete(role);
      // Whoever starts it deals with that: it is no death.
      if (exit.code === otherVersionsData) return;
      options.onDeath?.(child, howItEnded(exit));
    });
    await child.listening;
    await waitForHealth(healthOf(role));
  }

  /** @param {Role} role @param {(child: Child) => Promise<void>} end */
  async function release(role, end) {
    const child = children.get(role);
    if (!child) return;
    children.delete(role);
    await end(child);
  }

  const stopAll = async () => {
    await Promise.all(roles.map((role) => release(role, (child) => child.stop())));
  };

  return {
    secrets,
    urls,
    start,
    /** Starts all of them; books of another version are set aside first. */
    startAll: () =>
      startOnFittingData({
        startAll: async () => {
          await Promise.all(roles.map((role) => start(role)));
        },
        stopAll,
        dataDir: options.dataDir,
        say: (line) => options.onLine?.('server', line),
      }),
    /** Ends one process cleanly. @param {Role} role */
    stop: (role) => release(role, (child) => child.stop()),
    /** Ends one process as a power cut would (SIGKILL). @param {Role} role */
    kill: (role) =>
      release(role, async (child) => {
        child.signal('SIGKILL');
        await child.exited;
      }),
    stopAll,
    /** Whether a process of the stack runs. @param {Role} role */
    isRunning: (role) => children.has(role),
  };
}
