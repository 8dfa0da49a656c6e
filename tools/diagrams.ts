// `npm run diagrams`: draws the life cycles in the documentation anew, from the tables that the server goes by.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLifeCycles } from './lib/life-cycles.ts';
import { root } from './lib/root.mjs';

const file = join(root, 'docs/life-cycles.md');
writeFileSync(file, withLifeCycles(readFileSync(file, 'utf8')));
