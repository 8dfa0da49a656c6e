import { cardBrandNamed } from '../forms/card/card-brands.ts';
import styles from './card-mark.module.css';

/** What stands on a mark, and the colour of its ground: our own drawing, not the brands' logos. */
const faces: Readonly<Record<string, readonly [letters: string, ground: string]>> = {
  visa: ['VISA', '#1f3a93'],
  mastercard: ['MC', '#b3261e'],
  amex: ['AMEX', '#0b5f8a'],
  maestro: ['MAE', '#3f3d9e'],
  unionpay: ['UP', '#0e5e6f'],
  jcb: ['JCB', '#1b5e3b'],
  diners: ['DC', '#31506e'],
  discover: ['DISC', '#8a4500'],
  uzcard: ['UZ', '#17568f'],
  humo: ['HUMO', '#6a4a00'],
  mir: ['MIR', '#0f6236'],
  rupay: ['RUPAY', '#3b4a8c'],
  verve: ['VERVE', '#8c1d40'],
  elo: ['ELO', '#343a40'],
  troy: ['TROY', '#00616b'],
};

/** The small plate of a card's brand. A brand without a drawing has none. */
export function CardMark({ brand }: { readonly brand: string | undefined }) {
  const face = brand === undefined ? undefined : faces[brand];
  const name = brand === undefined ? undefined : cardBrandNamed(brand)?.name;
  if (!face || name === undefined) return null;
  const [letters, ground] = face;
  return (
    <svg className={styles.mark} role="img" aria-label={name} viewBox="0 0 36 24" data-brand={brand}>
      <rect width="36" height="24" rx="4" fill={ground} />
      <text
        x="18"
        y="15.5"
        fill="#fff"
        fontSize="10"
        fontWeight="700"
        textAnchor="middle"
        {...(letters.length > 3 ? { textLength: 28, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {letters}
      </text>
    </svg>
  );
}
