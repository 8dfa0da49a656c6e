import { useStore } from 'zustand';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Coin } from '../../ui/coin/coin.tsx';
import styles from './disclaimers.module.css';
import tones from './tones.module.css';

/** What gold coins are for, and that sweep coins are free, with the operator's rules and its free way of entry. */
export function Disclaimers() {
  const { boxes } = useServices();
  const t = useText();
  const links = useStore(boxes.store, (state) => state.links);
  const shown = (['rules', 'freeEntry'] as const).flatMap((name) => {
    const href = links[name];
    return href === undefined ? [] : [{ name, href }];
  });
  return (
    <section className={styles.disclaimers} aria-label={t('boxes.disclaimer.label')}>
      {(['gold', 'sweep'] as const).map((kind) => (
        <p
          key={kind}
          className={classNames(styles.disclaimer, tones[kind])}
          data-testid="disclaimer"
          data-coin={kind}
        >
          <Coin kind={kind} size={24} />
          <span>{t(`boxes.disclaimer.${kind}`)}</span>
        </p>
      ))}
      {shown.length > 0 ? (
        <p className={styles.links}>
          {shown.map(({ name, href }) => (
            <a key={name} href={href} target="_blank" rel="noopener noreferrer" data-testid={`link-${name}`}>
              {t(`boxes.link.${name}`)}
            </a>
          ))}
        </p>
      ) : null}
    </section>
  );
}
