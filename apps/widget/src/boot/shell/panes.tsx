import type { ComponentType } from 'react';
import type { RouteName } from '../../flows/route-names.ts';
import { readyScreen } from '../../routes/screens.ts';
import { ListPlaceholder } from '../../screens/deposit-list/list-placeholder.tsx';
import { Split } from '../../ui/screen/screen.tsx';
import { useWide } from '../../ui/use-wide.ts';

/** Screens that stand beside the list they were opened from, where there is room for both. */
const besideList: readonly RouteName[] = [
  'depositCash',
  'depositBonusDetails',
  'depositVideoInstruction',
  'depositCrypto',
  'depositGroup',
  'depositGroupRedirect',
  'depositIndia',
  'depositOnramp',
  'depositP2p',
  'depositP2pBase',
  'depositRedirect',
];

export function isBesideList(name: RouteName): boolean {
  return name === 'deposit' || besideList.includes(name);
}

export interface PanesProps {
  readonly name: RouteName;
  readonly Screen: ComponentType;
}

/** The screen alone, or beside the list, which stays as it is while the screen changes. */
export function Panes({ name, Screen }: PanesProps) {
  const isWide = useWide();
  const List = readyScreen('deposit');
  if (name === 'deposit') return <Split list={<Screen />} placeholder={<ListPlaceholder />} />;
  if (List && isWide && isBesideList(name)) return <Split list={<List />} detail={<Screen key={name} />} />;
  return <Screen key={name} />;
}
