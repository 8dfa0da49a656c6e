// `npm run cashier -- <command>`: the command line, which talks to a running server by the operator's API.
// Beside an evaluation it finds the address and the generated key by itself.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sentence } from './lib/ending.mjs';
import { root } from './lib/root.mjs';
import { readSecrets } from './lib/secrets.mjs';
import { placeFrom, setUp } from './lib/setup.mjs';

try {
  await setUp(['server']);
  const { dataDir, ports } = placeFrom();
  const { OPERATOR_API_KEY: key } = readSecrets(dataDir);
  if (key) process.env.OPERATOR_API_KEY ??= key;
  process.env.PUBLIC_URL ??= `http://localhost:${ports.server}`;
} catch (error) {
  console.error(sentence(error));
  process.exit(1);
}
const entry = join(root, 'apps/server/dist/cli.js');
process.argv[1] = entry;
await import(pathToFileURL(entry).href);
