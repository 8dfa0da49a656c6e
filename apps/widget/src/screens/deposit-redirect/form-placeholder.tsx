import { Screen } from '../../ui/screen/screen.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

/** A form that is on its way, in its shape. */
export function FormPlaceholder() {
  return (
    <Screen>
      <Skeleton shape="text" />
      <Skeleton shape="tile" />
      <Skeleton shape="text" />
    </Screen>
  );
}
