import iconFile from './icons.json' with { type: 'json' };

interface Icon {
  readonly hue: number;
  readonly letters?: string;
  readonly path?: string;
}

const icons: Readonly<Record<string, Icon>> = iconFile.icons;

/** Ids that a method's `iconIds` may name. */
export const iconIds: ReadonlySet<string> = new Set(Object.keys(icons));

const fontSizes: readonly number[] = [0, 21, 16, 12.5];

function drawing({ letters, path, hue }: Icon): string {
  const ink = `hsl(${hue} 70% 98%)`;
  if (path) return `<path d="${path}" fill="${ink}" fill-rule="evenodd"/>`;
  const size = fontSizes[[...(letters ?? '')].length] ?? 10.5;
  return `<text x="20" y="20" fill="${ink}" font-family="Inter,system-ui,sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" dominant-baseline="central">${letters ?? ''}</text>`;
}

/** One symbol of the sprite: a tile in the icon's own hue with a plain drawing or letters; no brand's artwork. */
function symbol([id, icon]: readonly [string, Icon]): string {
  const ground = `hsl(${icon.hue} 58% 38%)`;
  return `<symbol id="${id}" viewBox="0 0 40 40"><rect width="40" height="40" rx="10" fill="${ground}"/>${drawing(icon)}</symbol>`;
}

/** All icons of payment methods as one SVG document; a tile refers to `sprite.svg#<id>`. */
export function iconSprite(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(icons).map(symbol).join('')}</svg>`;
}
