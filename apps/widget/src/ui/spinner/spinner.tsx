import styles from './spinner.module.css';

/** Turns while something is on its way; only inside a control that says what. */
export function Spinner() {
  return <span aria-hidden="true" className={styles.spinner} />;
}
