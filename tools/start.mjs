// `npm start`: the whole product on this machine, for evaluation. Only Node's own modules are loaded before the
// dependencies are there.
import { endInOrder, sentence } from './lib/ending.mjs';
import { placeFrom, requireFreePorts, setUp } from './lib/setup.mjs';
import { createStack } from './lib/stack.mjs';

/** @type {ReturnType<typeof createStack> | undefined} */
let stack;
const { end, isEnding } = endInOrder(async () => stack?.stopAll());

try {
  const place = placeFrom();
  await requireFreePorts(place.host, place.ports);
  await setUp();
  if (!isEnding()) {
    stack = createStack({
      ...place,
      env: process.env,
      onLine: (role, line) => console.log(`[${role}] ${line}`),
      onDeath: (child, how) => {
        console.error(`The ${child.name} stopped by itself (${how}). Its last words:\n${child.lastWords()}`);
        void end(1);
      },
    });
    await stack.startAll();
    console.log(`
  Demo casino     ${stack.urls.demo}   start here
  API reference   ${stack.urls.server}/api/docs
  Sandbox bank    ${stack.urls.sandbox}

  Data and generated secrets are in ${place.dataDir}. Ctrl-C stops everything.
`);
    console.log('ready');
  }
} catch (error) {
  if (!isEnding()) console.error(sentence(error));
  await end(1);
}
