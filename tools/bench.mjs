// `npm run bench [-- --runs n --only first-load|settling --assert …]`: measurements, each beside its floor or peer.
import { join } from 'node:path';
import { endInOrder, sentence } from './lib/ending.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { setUp } from './lib/setup.mjs';

const { end, isEnding } = endInOrder(async () => undefined);

try {
  await setUp(['server', 'widget', 'embed']);
  const args = ['--import', 'tsx', join(root, 'bench/main.ts'), ...process.argv.slice(2)];
  const { code } = await run(process.execPath, args, { show: true });
  if (!isEnding()) process.exit(code);
} catch (error) {
  if (!isEnding()) console.error(sentence(error));
  await end(1);
}
