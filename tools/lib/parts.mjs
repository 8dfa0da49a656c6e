/**
 * What `dist` folders are made of. Programs that Node runs are bundled; pages are built by Vite.
 * @typedef {{ name: string, folder: string, outputs: string[], programs?: Record<string, string>, vite?: string[][] }} Part
 *   `programs`: output name to source file; `vite`: arguments of each `vite build` to run in the folder;
 *   all paths are relative to the folder
 */

/** @type {Part[]} */
export const parts = [
  {
    name: 'sandbox',
    folder: 'apps/sandbox',
    outputs: ['dist/main.js'],
    programs: { main: 'src/main.ts' },
  },
  {
    name: 'server',
    folder: 'apps/server',
    outputs: ['dist/main.js', 'dist/cli.js'],
    programs: { main: 'src/main.ts', cli: 'src/cli/main.ts' },
  },
  {
    name: 'widget',
    folder: 'apps/widget',
    outputs: ['dist/client/.vite/manifest.json', 'dist/server/entry-server.js'],
    vite: [[], ['--ssr', 'src/boot/entry-server.tsx', '--outDir', 'dist/server']],
  },
  {
    name: 'embed',
    folder: 'packages/embed',
    outputs: ['dist/index.js', 'dist/react.js', 'dist/opencashier.js'],
    vite: [[], ['--mode', 'script']],
  },
  {
    name: 'demo',
    folder: 'apps/demo',
    outputs: ['dist/server/main.js', 'dist/client/index.html'],
    programs: { 'server/main': 'server/main.ts' },
    vite: [[]],
  },
];

/**
 * @param {string} name
 * @returns {Part}
 */
export function partNamed(name) {
  const part = parts.find((candidate) => candidate.name === name);
  if (!part) throw new Error(`There is no part "${name}"; there are ${parts.map((p) => p.name).join(', ')}.`);
  return part;
}
