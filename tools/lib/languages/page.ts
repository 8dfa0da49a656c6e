import { availableLocales, variantsOf } from '../../../packages/contract/entities/available-locales.ts';
import { keptLocales, languages } from '../../../packages/contract/locales.ts';
import { readRecord, recordFile, terms } from './record.ts';

const begin = '<!-- drawn by `npm run languages -- --write` from docs/languages -->';
const end = '<!-- end of what is drawn -->';

const listed: readonly string[] = availableLocales;

/** The page about languages with what is known of each drawn anew. @throws Error where the page has lost its marks */
export function withRecords(page: string): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error('docs/languages.md: a mark is missing.');
  const spoken = [...languages, ...keptLocales].filter((locale) => listed.includes(locale));
  return `${before}${begin}\n\n${statesOf(spoken)}\n${spoken.map(glossaryOf).join('\n')}\n${end}${after}`;
}

function statesOf(spoken: readonly string[]): string {
  const rows = spoken.map((locale) => {
    const { record } = readRecord(locale);
    const reader = record?.reviewed ? `${record.reviewed.by}, ${record.reviewed.on}` : 'nobody yet';
    const over = variantsOf[locale] ? `, over \`${variantsOf[locale]}\`` : '';
    return `| \`${locale}\`${over} | ${record?.name ?? ''} | ${reader} | ${record?.style ?? ''} |`;
  });
  return [
    '| locale | language | read by a native speaker | style |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function glossaryOf(locale: string): string {
  const { record } = readRecord(locale);
  const rows = terms.flatMap((term) => {
    const word = record?.terms[term];
    return word === undefined ? [] : [`| ${term} | ${word} |`];
  });
  const name = `${record?.name ?? locale} (\`${locale}\`)`;
  if (locale === 'en' || rows.length === 0) return '';
  return [
    `### ${name}`,
    '',
    `From \`${recordFile(locale)}\`.`,
    '',
    '| English | here |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
