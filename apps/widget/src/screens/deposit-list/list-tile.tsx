import { useStore } from 'zustand';
import { GroupTile } from '../../card-views/group-tile.tsx';
import { MethodTile } from '../../card-views/method-tile.tsx';
import type { MethodTile as Tile } from '../../flows/methods.ts';
import { useServices } from '../../services/services-context.tsx';

/** One tile of the list; beside an open form the chosen one is marked. */
export function ListTile({ tile }: { readonly tile: Tile }) {
  const { methods, navigator, selection, route } = useServices();
  const isBeside = useStore(route, (state) => state.name !== 'deposit');
  const chosenMethod = useStore(selection, (state) => state.method?.name);
  const chosenGroup = useStore(selection, (state) => state.group?.name);
  if (tile.kind === 'group') {
    return (
      <GroupTile
        group={tile.group}
        href={navigator.href('deposit', { group: tile.group.name })}
        isChosen={isBeside && chosenGroup === tile.group.name}
        onChoose={methods.chooseGroup}
      />
    );
  }
  return (
    <MethodTile
      method={tile.method}
      href={navigator.href('deposit', { method: tile.method.name })}
      isChosen={isBeside && chosenGroup === undefined && chosenMethod === tile.method.name}
      onChoose={methods.chooseMethod}
    />
  );
}
