import { join } from 'node:path';
import type { Visit } from '../models/lobby.ts';
import { walkScreens } from '../models/walk.ts';
import { walkCoins } from '../models/walk-coins.ts';
import { walkRooms } from '../models/walk-rooms.ts';
import { walkWithdrawals } from '../models/walk-withdrawals.ts';
import { test } from '../support/withdrawals.ts';

const root = join(import.meta.dirname, '..', '..');
/** `LANGUAGES=de,th`: these languages, to look at and not to keep, instead of the references. */
const languages = process.env.LANGUAGES?.split(',').filter(Boolean);
const folder = languages ? join(root, 'test-results', 'languages') : join(root, 'docs', 'screens');

const looks: readonly { name: string; visit: Partial<Visit> }[] = languages?.map((lang) => ({
  name: lang,
  visit: { lang },
})) ?? [
  { name: 'light', visit: {} },
  { name: 'dark', visit: { theme: 'dark' } },
  { name: 'arabic', visit: { lang: 'ar' } },
];

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const { name, visit } of looks) {
  for (const [walk, title] of [
    [walkScreens, 'screens'],
    [walkRooms, 'rooms'],
    [walkWithdrawals, 'withdrawals'],
    [walkCoins, 'sweepstakes'],
  ] as const) {
    test(`${title}, ${name}`, async ({ lobby, sandbox, operator, fund, player, page }) => {
      await walk({
        lobby,
        sandbox,
        operator,
        fund,
        visit: { player, ...visit },
        look: async (screen) => {
          const path = join(folder, name, `${screen}.png`);
          await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
        },
      });
    });
  }
}
