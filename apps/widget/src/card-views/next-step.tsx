import { useText } from '../i18n/use-text.ts';
import { InfoIcon } from '../ui/icons.tsx';
import styles from './next-step.module.css';

/** The line that tells what follows the press of the deposit button. */
export function NextStepLine({ textKey }: { readonly textKey: string }) {
  const t = useText();
  return (
    <p className={styles.line}>
      <InfoIcon size={16} />
      {t(textKey)}
    </p>
  );
}
