// Measures, prints every figure with its goal, and ends. Exit code 1: something could not be measured, or, with
// `--assert`, a goal was missed.
import { endInOrder, sentence } from '../tools/lib/ending.mjs';
import { cleanUps } from './clean-ups.ts';
import { measureFirstLoad } from './first-load/measure.ts';
import { type Options, type Part, readOptions } from './options.ts';
import { isMet, type Section } from './report/figure.ts';
import { printSection } from './report/print.ts';
import { measureSettling } from './settling/measure.ts';

const measurements: Record<Part, (options: Options) => Promise<readonly Section[]>> = {
  'first-load': measureFirstLoad,
  settling: async (options) => [await measureSettling(options)],
};

const { end, isEnding } = endInOrder(() => cleanUps.runAll());

/** Returns the sections, or nothing where a part could not be measured. */
async function measure(part: Part, options: Options): Promise<readonly Section[] | undefined> {
  try {
    const sections = await measurements[part](options);
    for (const section of sections) console.log(printSection(section));
    return sections;
  } catch (error) {
    if (!isEnding()) console.error(`\n${part} could not be measured: ${sentence(error)}`);
    return undefined;
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  let isWhole = true;
  let missed = 0;
  for (const part of options.parts) {
    const sections = isEnding() ? undefined : await measure(part, options);
    isWhole &&= sections !== undefined;
    missed += (sections ?? []).flatMap(({ figures }) => figures).filter((figure) => !isMet(figure)).length;
  }
  console.log(missed === 0 ? '\nNo goal is missed.' : `\n${missed} of the goals missed.`);
  await end(isWhole && (missed === 0 || !options.asserts) ? 0 : 1);
} catch (error) {
  if (!isEnding()) console.error(sentence(error));
  await end(1);
}
