import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const leash = fileURLToPath(new URL('./leash.mjs', import.meta.url));
const wordsKept = 40;

/**
 * A program under our care.
 * @typedef {object} Child
 * @property {string} name
 * @property {number} pid
 * @property {Promise<string>} listening the address it announced; rejects with the `exitCode` when it ends before that
 * @property {Promise<{ code: number | null, signal: NodeJS.Signals | null }>} exited
 * @property {() => string} lastWords the last lines of what it complained of, else of all that it printed
 * @property {(graceMs?: number) => Promise<void>} stop SIGTERM, then SIGKILL after the grace; resolves when it is gone
 * @property {(signal: NodeJS.Signals) => void} signal
 */

/**
 * A process's end in words: the signal that killed it, else its exit code.
 * @param {{ code: number | null, signal: NodeJS.Signals | null }} exit
 */
export function howItEnded({ code, signal }) {
  return signal ?? `exit code ${code}`;
}

/**
 * Starts a Node program in a process group of its own, so that the Ctrl-C of a terminal reaches us alone and
 * the order of stopping stays ours.
 * @param {{ name: string, entry: string, cwd: string, env: NodeJS.ProcessEnv, onLine?: (line: string) => void }} options
 * @returns {Child}
 */
export function startChild({ name, entry, cwd, env, onLine }) {
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', leash, entry], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  /** @type {string[]} */
  const words = [];
  /** @type {string[]} */
  const complaints = [];
  const announced = new RegExp(`^listening ${name} (\\S+)$`);
  /** @type {Promise<{ code: number | null, signal: NodeJS.Signals | null }>} */
  const exited = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
    child.once('error', (error) => {
      words.push(error.message);
      resolve({ code: 127, signal: null });
    });
  });
  const listening = new Promise((/** @type {(url: string) => void} */ resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        for (const kept of stream === child.stderr ? [words, complaints] : [words]) {
          kept.push(line);
          if (kept.length > wordsKept) kept.shift();
        }
        onLine?.(line);
        const url = announced.exec(line)?.[1];
        if (url) resolve(url);
      });
    }
    exited.then(({ code, signal }) => {
      const message = `${name} ended (${howItEnded({ code, signal })}) before it listened.\n${words.join('\n')}`;
      reject(Object.assign(new Error(message), { exitCode: code }));
    });
  });
  // Whoever waits for it sees the rejection; a process that is stopped early must not crash us.
  listening.catch(() => undefined);
  const isGone = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  return {
    name,
    pid: child.pid ?? -1,
    listening,
    exited,
    lastWords: () => (complaints.length > 0 ? complaints : words).join('\n'),
    signal: (signal) => {
      if (!isGone()) child.kill(signal);
    },
    stop: async (graceMs = 4000) => {
      if (!isGone()) child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await exited;
      clearTimeout(timer);
    },
  };
}
