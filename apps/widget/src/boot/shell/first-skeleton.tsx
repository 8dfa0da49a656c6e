import { Screen } from '../../ui/screen/screen.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

const tiles = [1, 2, 3, 4, 5, 6] as const;

/** Stands while the first screen's code is still on its way. */
export function FirstSkeleton() {
  return (
    <Screen>
      {tiles.map((tile) => (
        <Skeleton key={tile} shape="tile" />
      ))}
    </Screen>
  );
}
