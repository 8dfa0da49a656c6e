import { createServer } from 'node:net';

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      // A machine without IPv6 has no "::1" that somebody could be listening on.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true);
      else reject(error);
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * Whether somebody listens on a port already. For a loopback address both families are tried: browsers
 * take "localhost" to be either.
 * @param {number} port
 * @param {string} host
 */
export async function isTaken(port, host) {
  const hosts = loopback.has(host) ? ['127.0.0.1', '::1'] : [host];
  for (const address of hosts) if (!(await canListen(port, address))) return true;
  return false;
}

/**
 * Distinct ports of the loopback interface that are free now.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const probes = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise((/** @type {(server: import('node:net').Server) => void} */ resolve, reject) => {
          const probe = createServer();
          probe.once('error', reject);
          probe.listen(0, '127.0.0.1', () => resolve(probe));
        }),
    ),
  );
  const ports = probes.map((probe) => {
    const address = probe.address();
    if (address === null || typeof address === 'string') throw new Error('The probe has no port.');
    return address.port;
  });
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

/**
 * A port out of an environment variable.
 * @param {string} name
 * @param {number} fallback
 * @param {NodeJS.ProcessEnv} [env]
 */
export function portFrom(name, fallback, env = process.env) {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port < 65536) return port;
  throw new Error(`${name} must be a port between 1 and 65535, not "${text}".`);
}
