/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/** Tests may reach further than what they test: they put real parts together. */
export const test = '[.](test|suite|test-d)[.]tsx?$|/testing/';
export const outsideCode = `${test}|[.]config[.]ts$`;

/**
 * The path of a package from npm, wherever it is installed.
 * @param {string[]} names
 */
export const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

/**
 * @param {string} name
 * @param {string} comment why
 * @param {Rule['from']} from
 * @param {Rule['to']} to
 * @returns {Rule}
 */
export function never(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

/**
 * Code in `from` may import of the workspaces its own and those in `allowed`.
 * @param {string} name
 * @param {string} from
 * @param {string[]} allowed
 * @param {string} comment
 */
export function onlyWorkspaces(name, from, allowed, comment) {
  const pathNot = [from, ...allowed.map((path) => `^${path}/`)];
  return never(
    name,
    comment,
    { path: from, pathNot: outsideCode },
    { path: '^(packages|providers|apps)/', pathNot },
  );
}

/**
 * Inside one app, code in `folders` may import its own folder and those in `allowed`, nothing else of the app.
 * @param {string} name
 * @param {string} app
 * @param {string[]} folders
 * @param {string[]} allowed
 * @param {string} comment
 */
export function onlyFolders(name, app, folders, allowed, comment) {
  const reachable = allowed.map((folder) => `^apps/${app}/src/${folder}(/|[.]tsx?$)`);
  return never(
    name,
    comment,
    { path: `^apps/${app}/src/(${folders.join('|')})/`, pathNot: test },
    { path: `^apps/${app}/src/`, pathNot: [`^apps/${app}/src/$1/`, ...reachable] },
  );
}
