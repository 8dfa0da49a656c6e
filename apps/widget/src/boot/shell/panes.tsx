import { type ComponentType, lazy, Suspense } from 'react';
import { listRoutes, type PaymentKind } from '../../flows/payment-kind.ts';
import type { RouteName } from '../../flows/route-names.ts';
import { loadScreen, readyScreen } from '../../routes/screens.ts';
import { ListPlaceholder } from '../../screens/method-list/list-placeholder.tsx';
import { Split } from '../../ui/screen/screen.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { FirstSkeleton } from './first-skeleton.tsx';

/** Screens that stand beside the list they were opened from, where there is room for both. */
const besideList: Readonly<Partial<Record<RouteName, PaymentKind>>> = {
  deposit: 'deposit',
  depositCash: 'deposit',
  depositBonusDetails: 'deposit',
  depositVideoInstruction: 'deposit',
  depositCrypto: 'deposit',
  depositGroup: 'deposit',
  depositGroupRedirect: 'deposit',
  depositIndia: 'deposit',
  depositOnramp: 'deposit',
  depositP2p: 'deposit',
  depositP2pBase: 'deposit',
  depositRedirect: 'deposit',
  withdrawal: 'withdrawal',
  withdrawalRedirect: 'withdrawal',
  withdrawalRedirectInstruction: 'withdrawal',
  withdrawalNigerianBanks: 'withdrawal',
  withdrawalGroup: 'withdrawal',
  withdrawalGroupRedirect: 'withdrawal',
};

/** Whose list a route stands beside, or is. */
export function listKindOf(name: RouteName): PaymentKind | undefined {
  return besideList[name];
}

/** After a reload beside a form: the list comes after what was chosen from it. */
const LateList = lazy(async () => ({ default: await loadScreen(listRoutes.withdrawal) }));

export interface PanesProps {
  readonly name: RouteName;
  readonly Screen: ComponentType;
}

/** The screen alone, or beside the list, which stays as it is while the screen changes. */
export function Panes({ name, Screen }: PanesProps) {
  const isWide = useWide();
  const kind = listKindOf(name);
  if (kind && name === listRoutes[kind]) return <Split list={<Screen />} placeholder={<ListPlaceholder />} />;
  if (!kind || !isWide) return <Screen key={name} />;
  const List = readyScreen(listRoutes[kind]);
  if (List) return <Split list={<List />} detail={<Screen key={name} />} />;
  return (
    <Split
      list={
        <Suspense fallback={<FirstSkeleton />}>
          <LateList />
        </Suspense>
      }
      detail={<Screen key={name} />}
    />
  );
}
