import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variantsOf } from '../../../packages/contract/entities/available-locales.ts';
import { root } from '../root.mjs';

export type Texts = Readonly<Record<string, string>>;

/** A part of what a language is made of: a folder with one file a language. */
export interface Source {
  readonly name: string;
  readonly folder: string;
  /** What a visit loads of it: `core` always, an `area` with some screens, `none` since it stays on the server. */
  readonly weight: 'core' | 'area' | 'none';
}

const widget = 'apps/widget/src/public/locales';

/** Everything that a player can read, apart from what operators and providers write themselves. */
export const sources: readonly Source[] = [
  { name: 'core', folder: widget, weight: 'core' },
  { name: 'account', folder: `${widget}/account`, weight: 'area' },
  { name: 'invoice', folder: `${widget}/invoice`, weight: 'area' },
  { name: 'sweepstake', folder: `${widget}/sweepstake`, weight: 'area' },
  { name: 'captcha', folder: `${widget}/captcha`, weight: 'none' },
  { name: 'server', folder: 'apps/server/src/domain/texts', weight: 'none' },
];

export const fileOf = (source: Source, locale: string): string => `${source.folder}/${locale}.json`;

/** The texts of a file; undefined where there is none. @throws Error that names a file which is no JSON of texts */
export function readTexts(source: Source, locale: string): Texts | undefined {
  const file = fileOf(source, locale);
  if (!existsSync(join(root, file))) return undefined;
  const texts: unknown = readJson(file);
  const isTexts =
    typeof texts === 'object' &&
    texts !== null &&
    Object.values(texts).every((text) => typeof text === 'string');
  if (!isTexts) throw new Error(`${file}: is not one object of texts.`);
  return texts as Texts;
}

/** The texts as they are shipped: those of a variant over those of its language. */
export function wholeTexts(source: Source, locale: string): Texts {
  const language = variantsOf[locale];
  return { ...(language && readTexts(source, language)), ...readTexts(source, locale) };
}

/** Codes of the files in a folder. */
export function localesIn(folder: string): readonly string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
