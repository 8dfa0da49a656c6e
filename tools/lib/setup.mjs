import { isAbsolute, join } from 'node:path';
import { buildStale } from './build.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { isTaken, portFrom } from './ports.mjs';
import { root } from './root.mjs';

/** @typedef {import('./stack.mjs').Role} Role */

/** @type {Record<Role, { variable: string, port: number }>} */
const listeners = {
  sandbox: { variable: 'SANDBOX_PORT', port: 4010 },
  server: { variable: 'PORT', port: 4000 },
  demo: { variable: 'DEMO_PORT', port: 4020 },
};

/**
 * Where an evaluation listens and keeps its data, from the environment.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function placeFrom(env = process.env) {
  const dataDir = env.DATA_DIR || '.data';
  /** @param {Role} role */
  const port = (role) => portFrom(listeners[role].variable, listeners[role].port, env);
  return {
    host: env.HOST || '127.0.0.1',
    ports: { sandbox: port('sandbox'), server: port('server'), demo: port('demo') },
    dataDir: isAbsolute(dataDir) ? dataDir : join(root, dataDir),
  };
}

/**
 * @param {string} host
 * @param {Record<Role, number>} ports
 * @throws when two of them are the same or one is taken, in one sentence that names the variable to change
 */
export async function requireFreePorts(host, ports) {
  const entries = /** @type {[Role, number][]} */ (Object.entries(ports));
  for (const [index, [role, port]] of entries.entries()) {
    const { variable } = listeners[role];
    const twin = entries.slice(0, index).find(([, other]) => other === port);
    if (twin) {
      throw new Error(
        `${variable} and ${listeners[twin[0]].variable} are both ${port}: each process needs its own.`,
      );
    }
    if (await isTaken(port, host)) {
      throw new Error(
        `Port ${port} of the ${role} is taken already: end what listens there, or set ${variable} to another port.`,
      );
    }
  }
}

/**
 * Everything that has to be there before a program of the repository runs.
 * @param {string[]} [names] parts to build; all unless named
 */
export async function setUp(names) {
  requireNode();
  await ensureInstalled();
  await buildStale(names ? { names } : {});
}
