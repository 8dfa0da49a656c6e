// `npm run check [-- name …]`: types, lint, import rules, unused code, texts, sizes. Runs them all, or those named.
import { buildStale } from './lib/build.mjs';
import { endInOrder, sentence } from './lib/ending.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';

const { end, isEnding } = endInOrder(async () => undefined);

try {
  requireNode();
  await ensureInstalled();
  const names = process.argv.slice(2);
  // The sizes are those of the built files.
  let built = true;
  if (names.length === 0 || names.includes('sizes')) {
    await buildStale({ names: ['widget', 'embed'] }).catch((error) => {
      built = false;
      console.error(sentence(error));
    });
  }
  const { runChecks } = await import('./lib/checks.mjs');
  const { failed } = await runChecks(names);
  process.exit(failed === 0 && built ? 0 : 1);
} catch (error) {
  if (!isEnding()) console.error(sentence(error));
  await end(1);
}
