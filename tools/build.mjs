// `npm run build`: builds the parts whose sources changed. `-- --force` builds all; names choose parts.
import { buildStale } from './lib/build.mjs';
import { endInOrder, sentence } from './lib/ending.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';

const { end, isEnding } = endInOrder(async () => undefined);
const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));

try {
  requireNode();
  await ensureInstalled();
  const built = await buildStale({ ...(names.length > 0 && { names }), force: args.includes('--force') });
  if (built.length === 0) console.log('Everything is built already.');
  process.exit(0);
} catch (error) {
  if (!isEnding()) console.error(sentence(error));
  await end(1);
}
