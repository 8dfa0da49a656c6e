import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../lib/root.mjs';

const block = /^```(?:ts|tsx) file=(\S+)\n([\s\S]*?)^```/gm;

/**
 * Code blocks of a guide that name a file; blocks of one guide see each other.
 * @param {string} guide
 * @returns {{ name: string, code: string }[]}
 */
export function blocksOf(guide) {
  return [...guide.matchAll(block)].map(([, name = '', code = '']) => ({ name, code }));
}

/** The guides' code compiles as an integrator's would, strictly and against the packages as they are. @type {import('../lib/checks.mjs').Check} */
export async function docsCode() {
  // Below the repository, so that the packages are found as they are by an integrator.
  const folder = join(root, '.cache', 'docs-code');
  rmSync(folder, { recursive: true, force: true });
  const guides = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  const files = guides.flatMap((guide) =>
    blocksOf(readFileSync(join(root, 'docs', guide), 'utf8')).map(({ name, code }) => {
      const file = join(folder, basename(guide, '.md'), name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
      return file;
    }),
  );
  if (files.length === 0) return ['No guide has a code block with a file name: nothing was checked.'];
  const base = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...base.config.compilerOptions,
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
      jsx: 'react-jsx',
    },
    root,
  );
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram(files, options));
  return diagnostics.map((one) => {
    const text = ts.flattenDiagnosticMessageText(one.messageText, '\n');
    if (!one.file) return text;
    const { line } = one.file.getLineAndCharacterOfPosition(one.start ?? 0);
    return `${one.file.fileName.slice(root.length + 1)}:${line + 1} ${text}`;
  });
}
