import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { root } from '../lib/root.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const binary = new Set(['.png', '.jpg', '.webp', '.woff2', '.ico', '.gz', '.wasm']);

/** What the repository never says, with the reason. @type {{ pattern: RegExp, why: string }[]} */
const forbidden = [
  { pattern: /(^|[\s"'`(=:])\/(home|Users|root|work)\/\w+/, why: 'a path of somebody’s machine' },
  { pattern: /\b(TODO|FIXME|HACK)\b/, why: 'work put off: do it, or write an issue' },
  { pattern: /\b(spec|decisions|design|look|facts)\.md\b/, why: 'a file that is not in this repository' },
  { pattern: /\bissue #?\d+\b/i, why: 'the number of an issue: say what it is about' },
  { pattern: /\b(chat ?gpt|copilot|claude|anthropic|openai)\b/i, why: 'the name of a tool' },
  { pattern: /\.only\(/, why: 'a test that hides the others' },
];

/**
 * Problems of one text.
 * @param {string} file name for the message
 * @param {string} text
 * @returns {string[]}
 */
export function wordsOf(file, text) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      forbidden
        .filter(({ pattern }) => pattern.test(line))
        .map(({ pattern, why }) => `${file}:${index + 1} "${pattern.exec(line)?.[0].trim()}": ${why}.`),
    );
}

/**
 * The repository speaks of the product alone, and of no one machine.
 * @returns {Promise<string[]>}
 */
export async function language() {
  const own = /^tools\/checks\/language\./;
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hosts = [...lock.matchAll(/"resolved": "(https?:\/\/[^/"]+)/g)].map(([, host]) => host);
  const strange = [...new Set(hosts)].filter((host) => host !== 'https://registry.npmjs.org');
  return [
    ...strange.map((host) => `package-lock.json names the registry ${host}.`),
    ...(await sourceFiles())
      .filter((file) => !own.test(file) && !binary.has(extname(file)))
      .flatMap((file) => wordsOf(file, readFileSync(join(root, file), 'utf8'))),
  ];
}
