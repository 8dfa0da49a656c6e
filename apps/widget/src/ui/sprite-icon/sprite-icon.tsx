import { classNames } from '../class-names.ts';
import { MethodIcon } from '../icons.tsx';
import styles from './sprite-icon.module.css';

export interface SpriteIconProps {
  /** Address of the sprite, without the fragment. */
  readonly sprite: string;
  /** Symbol in the sprite; a neutral drawing stands below it and shows where the symbol is missing. */
  readonly id: string | undefined;
  /** Of 24 instead of 40. */
  readonly isSmall?: boolean;
}

/** One symbol of the sprite in a square of 40 with a light ground, so that brand colours hold in both themes. */
export function SpriteIcon({ sprite, id, isSmall = false }: SpriteIconProps) {
  return (
    <span aria-hidden="true" className={classNames(styles.plate, isSmall && styles.small)}>
      <MethodIcon />
      {id === undefined ? null : (
        <svg aria-hidden="true" className={styles.symbol} viewBox="0 0 40 40" width="40" height="40">
          <use href={`${sprite}#${id}`} />
        </svg>
      )}
    </span>
  );
}

/** The icons of a group's members, at most three, one upon the other. */
export function StackedIcons({ sprite, ids }: { readonly sprite: string; readonly ids: readonly string[] }) {
  const shown = ids.slice(0, 3);
  if (shown.length < 2) return <SpriteIcon sprite={sprite} id={shown[0]} />;
  return (
    <span aria-hidden="true" className={styles.stack} data-count={shown.length}>
      {shown.map((id) => (
        <SpriteIcon key={id} sprite={sprite} id={id} />
      ))}
    </span>
  );
}
