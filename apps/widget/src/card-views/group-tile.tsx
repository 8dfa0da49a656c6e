import type { PaymentGroup } from '@opencashier/contract/entities/payment-group';
import { ForwardIcon } from '../ui/icons.tsx';
import { StackedIcons } from '../ui/sprite-icon/sprite-icon.tsx';
import { Tile } from '../ui/tile/tile.tsx';
import { isPlainPress } from './method-tile.tsx';
import { useFacts, useSprite } from './use-facts.ts';

export interface GroupTileProps {
  readonly group: PaymentGroup;
  readonly href: string;
  readonly isChosen?: boolean;
  readonly onChoose: (group: PaymentGroup) => void;
}

/** Several methods behind one tile, with their icons stacked. */
export function GroupTile({ group, href, isChosen = false, onChoose }: GroupTileProps) {
  const { t } = useFacts();
  const icons = [...new Set(group.paymentMethods.flatMap((method) => method.iconIds.slice(0, 1)))];
  return (
    <Tile
      href={href}
      isChosen={isChosen}
      icon={<StackedIcons sprite={useSprite()} ids={icons} />}
      title={t(group.label)}
      line={t('group.count', { count: group.paymentMethods.length })}
      end={<ForwardIcon size={20} />}
      data-testid="group-tile"
      data-group={group.name}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onChoose(group);
      }}
    />
  );
}
