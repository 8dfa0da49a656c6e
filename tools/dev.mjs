// `npm run dev`: the evaluation's processes, rebuilt and restarted as their sources change, and the widget from
// Vite's own server with hot reload: the server has its pages rendered there (WIDGET_DEV_URL) and sends browsers
// there for the widget's files.
import { join } from 'node:path';
import { bundleOptions } from './lib/bundle.mjs';
import { endInOrder, sentence } from './lib/ending.mjs';
import { partNamed } from './lib/parts.mjs';
import { isTaken, portFrom } from './lib/ports.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { placeFrom, requireFreePorts, setUp } from './lib/setup.mjs';
import { createStack, roles } from './lib/stack.mjs';
import { serveWidget } from './lib/widget-dev.mjs';

/** @typedef {import('./lib/stack.mjs').Role} Role */

/** @type {(() => Promise<void>)[]} */
const closers = [];
const { end, isEnding } = endInOrder(async () => {
  await Promise.all(closers.map((close) => close()));
});

/** Rebuilds a part's pages on every change, until we end. @param {string} name */
function watchPages(name) {
  const program = join(root, 'node_modules/vite/bin/vite.js');
  const cwd = join(root, partNamed(name).folder);
  for (const args of partNamed(name).vite ?? []) {
    const options = ['build', '--watch', '--clearScreen', 'false', '--logLevel', 'warn', ...args];
    void run(process.execPath, [program, ...options], { cwd, show: true }).then(({ code }) => {
      if (!isEnding()) console.error(`Vite stopped watching ${name} (exit code ${code}).`);
    });
  }
}

/** Calls back after every good rebuild but the first. @param {Role} role @param {() => void} onRebuilt */
async function watchProgram(role, onRebuilt) {
  const { context, formatMessages } = await import('esbuild');
  const options = bundleOptions(root, partNamed(role));
  let first = true;
  const watcher = await context({
    ...options,
    plugins: [
      ...(options.plugins ?? []),
      {
        name: 'restart',
        setup: (build) => {
          build.onEnd(async ({ errors }) => {
            if (errors.length > 0) console.error((await formatMessages(errors, { kind: 'error' })).join(''));
            else if (!first) onRebuilt();
            first = false;
          });
        },
      },
    ],
  });
  closers.push(() => watcher.dispose());
  await watcher.watch();
}

try {
  const place = placeFrom();
  const widgetPort = portFrom('WIDGET_DEV_PORT', 4030);
  await requireFreePorts(place.host, place.ports);
  if (await isTaken(widgetPort, '127.0.0.1')) {
    throw new Error(
      `Port ${widgetPort} of the widget's development server is taken: set WIDGET_DEV_PORT to another.`,
    );
  }
  await setUp();
  const stack = createStack({
    ...place,
    env: { ...process.env, WIDGET_DEV_URL: `http://127.0.0.1:${widgetPort}` },
    onLine: (role, line) => console.log(`[${role}] ${line}`),
    onDeath: (child) => {
      if (!isEnding()) console.error(`The ${child.name} stopped; it starts again after the next change.`);
    },
  });
  closers.push(() => stack.stopAll());

  // One restart at a time for each process: a change during a restart asks for one more.
  const queues = new Map(roles.map((role) => [role, Promise.resolve()]));
  /** @param {Role} role */
  const restart = (role) => {
    const next = (queues.get(role) ?? Promise.resolve()).then(async () => {
      if (isEnding()) return;
      await stack.stop(role);
      await stack.start(role).catch((error) => console.error(sentence(error)));
    });
    queues.set(role, next);
  };

  const product = process.env.PRODUCT || 'cashier';
  closers.push(await serveWidget({ port: widgetPort, product }));
  await stack.startAll();
  for (const role of roles) await watchProgram(role, () => restart(role));
  watchPages('demo');
  watchPages('embed');
  console.log(`\n  Demo casino  ${stack.urls.demo}\n  Cashier      ${stack.urls.server}\n`);
  console.log('ready');
} catch (error) {
  if (!isEnding()) console.error(sentence(error));
  await end(1);
}
