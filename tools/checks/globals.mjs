import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../lib/root.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

/**
 * A global that only some folders may touch.
 * @typedef {{ name: string, files: RegExp, except: RegExp, names: ReadonlySet<string>, members: ReadonlySet<string>, why: string }} Rule
 *   `names` are identifiers of the global scope; `members` are properties of globals ("process.env")
 */

const tests = String.raw`\.(test|suite)\.tsx?$|/testing/|\.config\.ts$`;

/** @type {Rule[]} */
const rules = [
  {
    name: 'environment',
    files: /^(apps\/server\/src|packages|providers)\//,
    except: new RegExp(`^apps/server/src/config/|${tests}`),
    names: new Set(),
    members: new Set(['process.env']),
    why: 'only config reads the environment',
  },
  {
    name: 'outside-world',
    files: /^apps\/widget\/src\//,
    except: new RegExp(String.raw`^apps/widget/src/(boot/early\.ts$|api/|host/)|${tests}`),
    names: new Set([
      'fetch',
      'WebSocket',
      'XMLHttpRequest',
      'EventSource',
      'ReactNativeWebView',
      'CashierBridge',
    ]),
    members: new Set(
      [
        'fetch',
        'parent',
        'opener',
        'postMessage',
        'webkit',
        'CashierBridge',
        'ReactNativeWebView',
        'cashierReceive',
      ]
        .flatMap((member) => [`window.${member}`, `globalThis.${member}`, `self.${member}`])
        .concat('navigator.sendBeacon'),
    ),
    why: 'only boot/early.ts, api and host touch the network, the host window and the native bridges',
  },
];

/** @param {ts.Identifier} node whether it stands for a value of its own, not for a member, a key or a declaration */
function isReference(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (
    ts.isQualifiedName(parent) ||
    ts.isTypeNode(parent) ||
    ts.isTypeElement(parent) ||
    ts.isClassElement(parent)
  )
    return false;
  const declares = ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isBindingElement(parent);
  if (declares) return parent.initializer === node;
  return !ts.isImportSpecifier(parent) && !ts.isExportSpecifier(parent) && !ts.isFunctionDeclaration(parent);
}

/** @param {ts.SourceFile} tree names that the file declares itself, anywhere */
function declaredNames(tree) {
  /** @type {Set<string>} */
  const names = new Set();
  const visit = (/** @type {ts.Node} */ node) => {
    const named =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node) ||
      ts.isImportClause(node);
    if (named && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}

/** @param {ts.Node} node @param {ts.SourceFile} tree @returns {string} "a.b", looking through casts and parentheses */
function path(node, tree) {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return path(node.expression, tree);
  if (ts.isPropertyAccessExpression(node)) return `${path(node.expression, tree)}.${node.name.text}`;
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
    return `${path(node.expression, tree)}.${node.argumentExpression.text}`;
  }
  return ts.isIdentifier(node) ? node.text : '';
}

/**
 * Forbidden globals in one file. A name that the file declares itself (an injected `fetch`) is not the global.
 * @param {string} file relative to the root, with slashes
 * @param {string} source
 * @returns {string[]}
 */
export function globalsIn(file, source) {
  const applying = rules.filter((rule) => rule.files.test(file) && !rule.except.test(file));
  if (applying.length === 0) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const own = declaredNames(tree);
  /** @type {string[]} */
  const found = [];
  const report = (/** @type {ts.Node} */ node, /** @type {string} */ what, /** @type {Rule} */ rule) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    found.push(`${file}:${line + 1} ${rule.name}: ${what}; ${rule.why}.`);
  };
  const visit = (/** @type {ts.Node} */ node) => {
    for (const rule of applying) {
      if (ts.isIdentifier(node) && rule.names.has(node.text) && !own.has(node.text) && isReference(node)) {
        report(node, node.text, rule);
      }
      if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
        const name = path(node, tree);
        if (rule.members.has(name)) report(node, name, rule);
      }
      if (ts.isVariableDeclaration(node) && node.initializer && ts.isObjectBindingPattern(node.name)) {
        const from = path(node.initializer, tree);
        for (const { name, propertyName } of node.name.elements) {
          const member = `${from}.${(propertyName ?? name).getText(tree)}`;
          if (rule.members.has(member)) report(node, member, rule);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/**
 * Who may touch the environment, the network and the window above: what an import graph cannot see.
 * @returns {Promise<string[]>}
 */
export async function globals() {
  return (await sourceFiles())
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => globalsIn(file, readFileSync(join(root, file), 'utf8')));
}
