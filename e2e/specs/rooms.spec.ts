import { walkRooms } from '../models/walk-rooms.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/journey.ts';
import { expectNoSidewaysScroll } from '../support/sideways.ts';

// A colour in the middle of a transition has the contrast of neither end.
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, visit } of [
  { name: 'in English', visit: {} },
  { name: 'in Arabic, in the dark', visit: { lang: 'ar', theme: 'dark' } },
] as const) {
  test(`every room that tells how to pay fits 320 pixels and is accessible, ${name}`, async ({
    lobby,
    sandbox,
    player,
    page,
  }) => {
    test.slow();
    const { html } = lobby.cashier;
    await walkRooms({
      lobby,
      sandbox,
      visit: { player, ...visit },
      async look(screen) {
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
