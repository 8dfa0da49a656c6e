import { walkCoins } from '../models/walk-coins.ts';
import { walkRooms } from '../models/walk-rooms.ts';
import { walkWithdrawals } from '../models/walk-withdrawals.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expectNoSidewaysScroll } from '../support/sideways.ts';
import { test } from '../support/withdrawals.ts';

/** Screens that are drawn by what another look has shown: the visual references have them all. */
const alike = new Set([
  'withdrawal-group',
  'withdrawal-card',
  'withdrawal-rejected',
  'withdrawal-settled',
  'paused',
]);

// A colour in the middle of a transition has the contrast of neither end.
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, visit } of [
  { name: 'in English', visit: {} },
  { name: 'in Arabic, in the dark', visit: { lang: 'ar', theme: 'dark' } },
] as const) {
  for (const [walk, rooms] of [
    [walkRooms, 'room that tells how to pay'],
    [walkWithdrawals, 'room of withdrawals and the account'],
    [walkCoins, 'room of the sweepstakes'],
  ] as const) {
    test(`every ${rooms} fits 320 pixels and is accessible, ${name}`, async ({
      lobby,
      sandbox,
      operator,
      fund,
      player,
      page,
    }) => {
      test.slow();
      const { html } = lobby.cashier;
      await walk({
        lobby,
        sandbox,
        operator,
        fund,
        visit: { player, ...visit },
        async look(screen) {
          if (alike.has(screen)) return;
          await expectAccessible(page, screen, 'iframe');
          for (const scale of [1, 2]) {
            await html.evaluate((element, times) => {
              element.style.fontSize = `${times * 100}%`;
            }, scale);
            await expectNoSidewaysScroll(html, `${screen}, ${scale} times as large`);
          }
          await html.evaluate((element) => element.style.removeProperty('font-size'));
        },
      });
    });
  }
}
