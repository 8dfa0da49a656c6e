// `npm run server`: the server alone, for operators. It runs in this very process, so that a supervisor's
// signals, exit codes and memory figures are those of the server itself.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sentence } from './lib/ending.mjs';
import { root } from './lib/root.mjs';
import { setUp } from './lib/setup.mjs';

try {
  await setUp(['server', 'widget', 'embed']);
} catch (error) {
  console.error(sentence(error));
  process.exit(1);
}
process.env.OPENCASHIER_MODE = 'operator';
process.setSourceMapsEnabled(true);
const entry = join(root, 'apps/server/dist/main.js');
process.argv[1] = entry;
await import(pathToFileURL(entry).href);
