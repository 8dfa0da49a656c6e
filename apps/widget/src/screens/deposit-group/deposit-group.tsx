import { useStore } from 'zustand';
import { MethodTile } from '../../card-views/method-tile.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { TileGrid } from '../../ui/tile/tile-grid.tsx';
import styles from './deposit-group.module.css';

/** The members of the chosen group. */
export function DepositGroup() {
  const { methods, navigator, selection } = useServices();
  const t = useText();
  const group = useStore(selection, (state) => state.group);
  if (!group) return null;
  const label = t(group.label);
  return (
    <Screen>
      <h2 className={styles.title}>{label}</h2>
      <TileGrid label={label}>
        {[...group.paymentMethods]
          .sort((one, other) => one.position - other.position)
          .map((method) => (
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
