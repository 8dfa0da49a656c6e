import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../lib/root.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

/** Attributes whose value a person reads or hears. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
const letter = /\p{L}/u;

/**
 * Texts written into JSX instead of the locale files. Punctuation, digits and symbols are no language.
 * @param {string} file name for the message
 * @param {string} source
 * @returns {string[]}
 */
export function textsIn(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** @type {string[]} */
  const found = [];
  const report = (/** @type {ts.Node} */ node, /** @type {string} */ text) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    found.push(`${file}:${line + 1} "${text.trim()}" is written in code: it belongs in the locale files.`);
  };
  /** @param {ts.Node} node @returns {boolean} */
  const isSpoken = (node) => {
    for (let parent = node.parent; parent; parent = parent.parent) {
      if (ts.isJsxAttribute(parent)) return spoken.has(parent.name.getText(tree));
      if (ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent)) return true;
      const passes =
        ts.isJsxExpression(parent) ||
        ts.isConditionalExpression(parent) ||
        ts.isParenthesizedExpression(parent) ||
        ts.isTemplateExpression(parent) ||
        ts.isTemplateSpan(parent) ||
        (ts.isBinaryExpression(parent) && isAlternative(parent));
      if (!passes) return false;
      // A literal in a condition is compared, not shown.
      if (ts.isConditionalExpression(parent) && parent.condition === node) return false;
    }
    return false;
  };
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isJsxText(node) && letter.test(node.text)) report(node, node.text);
    const isText =
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    if (isText && letter.test(node.text) && isSpoken(node)) report(node, node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** @param {ts.BinaryExpression} node */
function isAlternative({ operatorToken: { kind } }) {
  return (
    kind === ts.SyntaxKind.QuestionQuestionToken ||
    kind === ts.SyntaxKind.BarBarToken ||
    kind === ts.SyntaxKind.AmpersandAmpersandToken ||
    kind === ts.SyntaxKind.PlusToken
  );
}

/**
 * The widget speaks 33 languages, so none is written in its code.
 * @returns {Promise<string[]>}
 */
export async function texts() {
  return (await sourceFiles())
    .filter((file) => /^apps\/widget\/src\/.*\.tsx$/.test(file) && !/\.(test|suite)\.tsx$/.test(file))
    .flatMap((file) => textsIn(file, readFileSync(join(root, file), 'utf8')));
}
