import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ name: string, folder: string, needs: string[] }} Workspace `needs` are names of packages */

const parents = ['packages', 'providers', 'apps'];

/**
 * The workspaces of a repository, by package name.
 * @param {string} root
 * @returns {Map<string, Workspace>}
 */
export function readWorkspaces(root) {
  const folders = parents
    .filter((parent) => existsSync(join(root, parent)))
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
  return new Map(
    folders.map((folder) => {
      const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      const needs = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
      return [manifest.name, { name: manifest.name, folder, needs }];
    }),
  );
}

/**
 * Folders of the workspaces that the one in `folder` is made from, itself first.
 * @param {Map<string, Workspace>} workspaces
 * @param {string} folder
 * @returns {string[]}
 */
export function closure(workspaces, folder) {
  const start = [...workspaces.values()].find((workspace) => workspace.folder === folder);
  const reached = new Set([folder]);
  const open = start ? [start] : [];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const name of next.needs) {
      const needed = workspaces.get(name);
      if (!needed || reached.has(needed.folder)) continue;
      reached.add(needed.folder);
      open.push(needed);
    }
  }
  return [...reached];
}
