// `npm run test:e2e -- [playwright's arguments]`: the journeys in a real browser, over fresh builds.
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { endInOrder, sentence } from './lib/ending.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { setUp } from './lib/setup.mjs';

const { end, isEnding } = endInOrder(async () => undefined);

try {
  await setUp();
  process.env.CHROMIUM = await ensureChromium();
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const { code } = await run(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
    show: true,
  });
  process.exit(code);
} catch (error) {
  if (!isEnding()) console.error(sentence(error));
  await end(1);
}
