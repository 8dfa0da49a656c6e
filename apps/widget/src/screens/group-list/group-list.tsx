import { useStore } from 'zustand';
import { MethodTile } from '../../card-views/method-tile.tsx';
import { listRoutes } from '../../flows/payment-kind.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { useMethods, usePaymentKind } from '../../services/use-methods.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { TileGrid } from '../../ui/tile/tile-grid.tsx';
import styles from './group-list.module.css';

/** The members of the chosen group. */
export function GroupList() {
  const { navigator, selection } = useServices();
  const methods = useMethods();
  const list = listRoutes[usePaymentKind()];
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
                href={navigator.href(list, { group: group.name, method: method.name })}
                onChoose={methods.chooseMethod}
              />
            </li>
          ))}
      </TileGrid>
    </Screen>
  );
}
