import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../../tools/lib/chromium.mjs';
import { cleanUps } from '../clean-ups.ts';
import type { Options } from '../options.ts';
import type { Section } from '../report/figure.ts';
import { type CandidateName, candidateNames, makeCandidates } from './candidates.ts';
import { type Conditions, plain, slow } from './conditions.ts';
import { type Place, startPlace } from './place.ts';
import { loadSection, type Visits } from './sections.ts';
import { sizeSection } from './size-section.ts';
import { type Visit, visit } from './visit.ts';

/**
 * Host page and frame share a process, as on phones with little memory: only then does what slows the page down, and
 * what counts its traffic, reach both candidates alike.
 */
const oneProcess = '--disable-site-isolation-trials';

/** Visits whose player gets another list than the page came with. */
const changedVisits = 3;

/** The same tiles in the same order, or the floor is no floor. */
function requireSameTiles(visits: Record<CandidateName, readonly Visit[]>): void {
  const shown = candidateNames.map((name) => visits[name].map(({ tiles }) => tiles.join(' ')));
  const different = [...new Set(shown.flat())];
  if (different.length > 1 || different[0] === '') {
    throw new Error(`The pages show different tiles:\n${different.join('\n')}`);
  }
}

/** Visits every candidate in each round, beginning with another one each time. */
async function visitInTurn(
  browser: Browser,
  place: Place,
  conditions: Conditions,
  runs: number,
): Promise<Visits> {
  const { hostOrigin, proxy, tokenSecret } = place;
  const candidates = await makeCandidates(proxy.origin, tokenSecret);
  const visits: Record<CandidateName, Visit[]> = { floor: [], widget: [], widgetWithoutValues: [] };
  const go = (name: CandidateName) => visit(browser, hostOrigin, proxy.origin, candidates[name], conditions);
  for (let round = -1; round < runs; round += 1) {
    for (let step = 0; step < candidateNames.length; step += 1) {
      const name = candidateNames[(round + 1 + step) % candidateNames.length] ?? 'floor';
      const seen = await go(name);
      // The round before the first fills the caches of server and disk.
      if (round >= 0) visits[name].push(seen);
    }
  }
  requireSameTiles(visits);
  proxy.changeLists(true);
  const changed: Visit[] = [];
  for (let at = 0; at < changedVisits; at += 1) changed.push(await go('widget'));
  proxy.changeLists(false);
  return { ...visits, changed };
}

/** How soon the widget's first tile is there, beside a bare React page with the same tiles from the same server. */
export async function measureFirstLoad(options: Options): Promise<readonly Section[]> {
  const place = await startPlace();
  const releasePlace = cleanUps.add(() => place.stop());
  try {
    const args = [...chromiumArgs(), oneProcess];
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
    const releaseBrowser = cleanUps.add(() => browser.close());
    try {
      const sections: Section[] = [];
      for (const conditions of [plain, slow]) {
        const visits = await visitInTurn(browser, place, conditions, options.runs);
        sections.push(loadSection(conditions, options.runs, visits));
      }
      return [...sections, sizeSection()];
    } finally {
      await releaseBrowser();
    }
  } finally {
    await releasePlace();
  }
}
