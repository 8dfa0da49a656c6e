import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A guide of the repository's documentation. */
export const guideText = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../../../docs', `${name}.md`), 'utf8');

/** The first code block of a language in a guide. */
export function guideCode(name: string, language: string): string {
  const code = new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'm').exec(guideText(name))?.[1];
  if (!code) throw new Error(`The guide ${name} has no code in ${language}.`);
  return code;
}
