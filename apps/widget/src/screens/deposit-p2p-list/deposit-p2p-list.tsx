import { useStore } from 'zustand';
import { MethodTile } from '../../card-views/method-tile.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { TileGrid } from '../../ui/tile/tile-grid.tsx';
import styles from './deposit-p2p-list.module.css';

/** Banks from which money is sent to a person, and what comes after the choice. */
export function DepositP2pList() {
  const { methods, navigator, selection } = useServices();
  const t = useText();
  const group = useStore(selection, (state) => state.group);
  if (!group) return null;
  const label = t(group.label);
  const members = [...group.paymentMethods].sort((one, other) => one.position - other.position);
  return (
    <Screen>
      <div>
        <h2 className={styles.title}>{label}</h2>
        <p className={styles.text}>{t('p2p.list.text')}</p>
      </div>
      <TileGrid label={label}>
        {members.map((method) => (
          <li key={method.name}>
            <MethodTile
              method={method}
              href={navigator.href('deposit', { group: group.name, method: method.name })}
              onChoose={methods.chooseMethod}
            />
          </li>
        ))}
      </TileGrid>
    </Screen>
  );
}
