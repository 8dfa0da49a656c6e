import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { MouseEvent } from 'react';
import { methodText } from '../flows/method-text.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { SpriteIcon } from '../ui/sprite-icon/sprite-icon.tsx';
import { QuietTile, Tile } from '../ui/tile/tile.tsx';
import { factsLine, unavailableText } from './method-facts.ts';
import { cardViewNameOf } from './registry.ts';
import { useFacts, useSprite } from './use-facts.ts';

export interface MethodTileProps {
  readonly method: PaymentMethod;
  /** Where the tile leads without a script. */
  readonly href: string;
  readonly isChosen?: boolean;
  /** The quiet line, where the list it stands in has more to say than limits, time and fee. */
  readonly line?: string | undefined;
  readonly onChoose: (method: PaymentMethod) => void;
}

/** A press that the browser should not handle itself: no new tab, no download. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** One method in a list. One that can't be used now keeps its place, quiet, with its reason. */
export function MethodTile({ method, href, isChosen = false, line, onChoose }: MethodTileProps) {
  const facts = useFacts();
  const { t, locale } = facts;
  const reason = unavailableText(method, t, locale);
  const shared = {
    icon: <SpriteIcon sprite={useSprite()} id={method.iconIds[0]} />,
    title: methodText(method, locale),
    'data-testid': 'method-tile',
    'data-method': method.name,
    'data-card-view': cardViewNameOf(method.cardViewType),
  };
  if (reason !== undefined) {
    const isMaintenance = method.availability?.state === 'maintenance';
    const badge = isMaintenance ? <Badge tone="warning">{t('badge.maintenance')}</Badge> : undefined;
    return <QuietTile {...shared} line={reason} badge={badge} />;
  }
  return (
    <Tile
      {...shared}
      href={href}
      isChosen={isChosen}
      line={line ?? factsLine(method, facts)}
      badge={method.isPopular ? <Badge tone="accent">{t('badge.popular')}</Badge> : undefined}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onChoose(method);
      }}
    />
  );
}
