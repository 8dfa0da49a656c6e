import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const tokens = readFileSync(new URL('../../apps/widget/src/styles/tokens.css', import.meta.url), 'utf8');

/** Accents that an operator might set: pale, dark, loud and grey ones. */
const accents = ['#ffe14d', '#ffffff', '#000000', '#00aa00', '#ff2d55', '#777777', '#0033ff', '#f5a9ff'];

for (const theme of ['light', 'dark']) {
  test(`every accent keeps its texts readable in the ${theme} theme`, async ({ page }) => {
    await page.setContent(`<html data-theme="${theme}"><style>${tokens}</style><body><p></p></body></html>`);
    const ratios = await page.evaluate((colours) => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const probe = document.querySelector('p');
      if (!context || !probe) throw new Error('The page has nothing to measure with.');
      const luminance = (name: string) => {
        probe.style.color = `var(--${name})`;
        context.fillStyle = getComputedStyle(probe).color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
          const part = byte / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      // WCAG 2.2: the ratio of the two luminances, each with the light of the room added.
      const contrast = (one: string, other: string) => {
        const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };
      return colours.map((accent) => {
        document.documentElement.style.setProperty('--accent', accent);
        return {
          accent,
          onAccent: contrast('on-accent', 'accent'),
          onSurface: contrast('accent-text', 'surface'),
          onGround: contrast('accent-text', 'bg'),
          onSoft: contrast('accent-text', 'accent-soft'),
          line: contrast('accent-line', 'surface'),
        };
      });
    }, accents);
    const text = ratios.flatMap(({ accent, onAccent, onSurface, onGround, onSoft }) =>
      Math.min(onAccent, onSurface, onGround, onSoft) < 4.5
        ? [{ accent, onAccent, onSurface, onGround, onSoft }]
        : [],
    );
    const lines = ratios.flatMap(({ accent, line }) => (line < 3 ? [{ accent, line }] : []));
    expect({ text, lines }).toEqual({ text: [], lines: [] });
  });
}
