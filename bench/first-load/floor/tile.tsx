import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { methodText } from '../../../apps/widget/src/flows/method-text.ts';

export interface TileProps {
  readonly kind: 'method' | 'group';
  readonly name: string;
  readonly title: string;
  readonly line: string;
  readonly icons: readonly string[];
  readonly badge?: string;
  readonly onChoose: (name: string) => void;
}

export function Tile({ kind, name, title, line, icons, badge, onChoose }: TileProps) {
  return (
    <a
      href={`#${name}`}
      data-testid={`${kind}-tile`}
      {...{ [`data-${kind}`]: name }}
      onClick={(event) => {
        event.preventDefault();
        onChoose(name);
      }}
    >
      {icons.map((icon) => (
        <svg key={icon} aria-hidden="true" viewBox="0 0 40 40" width="40" height="40">
          <use href={`${floorSettings.sprite}#${icon}`} />
        </svg>
      ))}
      <span>
        <span className="name">{title}</span>
        <span className="line">{line}</span>
      </span>
      {badge ? <span className="badge">{badge}</span> : null}
    </a>
  );
}

interface MethodTileProps {
  readonly method: PaymentMethod;
  readonly currency: string;
  readonly onChoose: (name: string) => void;
}

export function MethodTile({ method, currency, onChoose }: MethodTileProps) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 });
  const rule = method.amount_rules[currency];
  const time = method.processingTime ? ` · ${method.processingTime.maxMinutes} min` : '';
  return (
    <Tile
      kind="method"
      name={method.name}
      title={methodText(method, 'en')}
      line={rule ? `${format.format(rule.min)}–${format.format(rule.max)}${time}` : time}
      icons={method.iconIds.slice(0, 1)}
      {...(method.isPopular && { badge: 'Popular' })}
      onChoose={onChoose}
    />
  );
}
