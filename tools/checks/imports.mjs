import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../../.dependency-cruiser.mjs';
import { root } from '../lib/root.mjs';

/**
 * Cruises the sources below a folder that is laid out like the repository.
 * @param {string} base
 * @returns {Promise<{ modules: number, violations: { rule: string, from: string, to: string }[] }>}
 * @throws when no module was cruised: a cruiser that cannot read TypeScript finds nothing wrong
 */
export async function cruiseImports(base) {
  const folders = ['apps', 'packages', 'providers', 'e2e', 'bench'].filter((folder) =>
    existsSync(join(base, folder)),
  );
  const tsConfig = join(root, 'tsconfig.base.json');
  const { output } = await cruise(
    folders,
    { ...config.options, baseDir: base, ruleSet: { forbidden: config.forbidden }, validate: true },
    undefined,
    { tsConfig: extractTsConfig(tsConfig) },
  );
  if (typeof output === 'string')
    throw new Error('dependency-cruiser returned a report instead of a result.');
  const typescript = output.modules.filter(({ source }) =>
    /^(apps|packages|providers)\/.*\.tsx?$/.test(source),
  );
  if (typescript.length === 0) throw new Error(`dependency-cruiser saw no TypeScript module in ${base}.`);
  return {
    modules: typescript.length,
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

/**
 * Who imports whom, as ARCHITECTURE.md says.
 * @returns {Promise<string[]>}
 */
export async function imports() {
  const { violations } = await cruiseImports(root);
  return violations.map(({ rule, from, to }) => `${rule}: ${from}${from === to ? '' : ` -> ${to}`}`);
}
