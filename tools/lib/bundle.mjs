import { join } from 'node:path';

/** @typedef {import('./parts.mjs').Part} Part */

/**
 * Packages from npm stay imports (they are installed beside the program and some carry native or wasm files);
 * workspaces are TypeScript sources and go into the bundle.
 * @type {import('esbuild').Plugin}
 */
const externalPackages = {
  name: 'external-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@opencashier/')) return undefined;
      return { path, external: true };
    });
  },
};

/**
 * How esbuild makes the programs of a part.
 * @param {string} root
 * @param {Part} part
 * @returns {import('esbuild').BuildOptions}
 */
export function bundleOptions(root, part) {
  const folder = join(root, part.folder);
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      Object.entries(part.programs ?? {}).map(([name, source]) => [name, join(folder, source)]),
    ),
    outdir: join(folder, 'dist'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    loader: { '.sql': 'text', '.html': 'text', '.css': 'text', '.svg': 'text', '.txt': 'text' },
    logLevel: 'silent',
    plugins: [externalPackages],
  };
}

/**
 * Bundles the programs of a part. esbuild is loaded late, since it may have been installed a moment ago.
 * @param {string} root
 * @param {Part} part
 */
export async function bundle(root, part) {
  const { build, formatMessages } = await import('esbuild');
  try {
    await build(bundleOptions(root, part));
  } catch (error) {
    const errors = /** @type {import('esbuild').BuildFailure} */ (error).errors;
    if (!errors) throw error;
    throw new Error((await formatMessages(errors, { kind: 'error' })).join(''));
  }
}
