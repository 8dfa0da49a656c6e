import styles from './skeleton.module.css';

export type SkeletonShape = 'text' | 'title' | 'tile' | 'amount' | 'field' | 'chips' | 'button' | 'row';

/** A grey shape of the size of what comes; says nothing to a screen reader. */
export function Skeleton({ shape }: { readonly shape: SkeletonShape }) {
  return <span aria-hidden="true" className={`${styles.bone} ${styles[shape]}`} />;
}
