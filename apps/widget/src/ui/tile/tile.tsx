import type { AnchorHTMLAttributes, ReactNode } from 'react';
import styles from './tile.module.css';

type DataAttributes = { readonly [name: `data-${string}`]: string | number | undefined };

interface TileBodyProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** One quiet line. */
  readonly line?: ReactNode;
  readonly badge?: ReactNode;
  readonly end?: ReactNode;
}

function TileBody({ icon, title, line, badge, end }: TileBodyProps) {
  return (
    <>
      {icon}
      <span className={line === undefined ? styles.words : styles.twoLines}>
        <span className={styles.title}>
          <span className={styles.name}>{title}</span>
          {badge}
        </span>
        {/* Number formats of server and browser may differ by a space: the server's stays. */}
        {line === undefined ? null : (
          <span className={styles.line} suppressHydrationWarning>
            {line}
          </span>
        )}
      </span>
      {end}
    </>
  );
}

export interface TileProps
  extends TileBodyProps,
    Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'>,
    DataAttributes {
  readonly href: string;
  readonly isChosen?: boolean;
}

/** A choice in a list: a link, so that it works before the script runs. */
export function Tile({ icon, title, line, badge, end, href, isChosen, onClick, ...data }: TileProps) {
  return (
    <a
      {...data}
      href={href}
      className={styles.tile}
      aria-current={isChosen ? 'true' : undefined}
      onClick={onClick}
    >
      <TileBody icon={icon} title={title} line={line} badge={badge} end={end} />
    </a>
  );
}

/** A choice that can't be made now; it stays in its place, quiet, with its reason as the line. */
export function QuietTile({ icon, title, line, badge, end, ...data }: TileBodyProps & DataAttributes) {
  return (
    <div {...data} className={styles.tile} data-quiet="">
      <TileBody icon={icon} title={title} line={line} badge={badge} end={end} />
    </div>
  );
}
