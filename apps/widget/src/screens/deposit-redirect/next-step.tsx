import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import type { CardView } from '../../card-views/card-view.ts';
import { cardViewOf } from '../../card-views/registry.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

function nextStepOf(view: CardView | undefined): ComponentType | undefined {
  if (!view?.isBuilt) return undefined;
  return lazy(() => view.load().then(({ NextStep }) => ({ default: NextStep })));
}

/** What the method's card view says about the page that follows. It stands last, so that nothing moves as it arrives. */
export function NextStep({ method }: { readonly method: PaymentMethod }) {
  const View = useMemo(() => nextStepOf(cardViewOf(method.cardViewType)), [method]);
  if (!View) return null;
  return (
    <Suspense fallback={<Skeleton shape="text" />}>
      <View />
    </Suspense>
  );
}
