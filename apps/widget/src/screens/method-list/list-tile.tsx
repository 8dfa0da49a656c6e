import { useStore } from 'zustand';
import { GroupTile } from '../../card-views/group-tile.tsx';
import { MethodTile } from '../../card-views/method-tile.tsx';
import type { MethodTile as Tile } from '../../flows/methods.ts';
import { listRoutes } from '../../flows/payment-kind.ts';
import { useServices } from '../../services/services-context.tsx';
import { useMethods, usePaymentKind } from '../../services/use-methods.ts';

/** One tile of the list; beside an open form the chosen one is marked. */
export function ListTile({ tile }: { readonly tile: Tile }) {
  const { navigator, selection, route } = useServices();
  const methods = useMethods();
  const list = listRoutes[usePaymentKind()];
  const isBeside = useStore(route, (state) => state.name !== list);
  const chosenMethod = useStore(selection, (state) => state.method?.name);
  const chosenGroup = useStore(selection, (state) => state.group?.name);
  if (tile.kind === 'group') {
    return (
      <GroupTile
        group={tile.group}
        href={navigator.href(list, { group: tile.group.name })}
        isChosen={isBeside && chosenGroup === tile.group.name}
        onChoose={methods.chooseGroup}
      />
    );
  }
  return (
    <MethodTile
      method={tile.method}
      href={navigator.href(list, { method: tile.method.name })}
      isChosen={isBeside && chosenGroup === undefined && chosenMethod === tile.method.name}
      onChoose={methods.chooseMethod}
    />
  );
}
