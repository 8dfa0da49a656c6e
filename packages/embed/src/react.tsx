import { type CSSProperties, useEffect, useRef } from 'react';
import type { CashierEventName, CashierEvents } from './events.ts';
import { type Cashier as MountedCashier, mount } from './mount.ts';
import type { CashierOptions } from './options.ts';

/** Events as properties: `onDepositStatus`, `onClose`, … */
export type CashierHandlers = {
  [Name in CashierEventName as `on${Capitalize<Name extends `on${infer Rest}` ? Rest : Name>}`]?: (
    payload: CashierEvents[Name],
  ) => void;
};

export interface CashierProps extends CashierOptions, CashierHandlers {
  className?: string;
  style?: CSSProperties;
}

const eventNames: readonly CashierEventName[] = [
  'init',
  'fullLoaded',
  'close',
  'displayError',
  'initError',
  'socketReconnectAttempt',
  'tokenExpired',
  'onLocaleError',
  'copyToBuffer',
  'redirect',
  'depositStatus',
  'withdrawalStatus',
  'resize',
  'analytics',
];

const propertyOf = (name: CashierEventName): keyof CashierHandlers => {
  const bare = name.startsWith('on') ? name.slice(2) : name;
  return `on${bare.charAt(0).toUpperCase()}${bare.slice(1)}` as keyof CashierHandlers;
};

/** What loads the widget anew when it changes; everything else is passed on live or read when it is needed. */
const addressOf = ({ url, open, brand, locale, country, currency, view, theme, transport }: CashierOptions) =>
  JSON.stringify([url, open, brand, locale, country, currency, view, theme, transport]);

/** The cashier as a React component. It mounts once, follows its properties, and cleans up after itself. */
export function Cashier({ className, style, ...options }: CashierProps) {
  const element = useRef<HTMLDivElement>(null);
  const cashier = useRef<MountedCashier>(undefined);
  const latest = useRef(options);
  const address = addressOf(options);
  const { token, bonusList } = options;

  useEffect(() => {
    latest.current = options;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address stands for all the options that it is made of.
  useEffect(() => {
    if (!element.current) return;
    const mounted = mount(element.current, latest.current);
    cashier.current = mounted;
    for (const name of eventNames) {
      // A handler that is absent now leaves the SDK its own way of dealing with the event.
      if (!latest.current[propertyOf(name)]) continue;
      mounted.on(name, (payload) => {
        const handler = latest.current[propertyOf(name)] as ((payload: unknown) => void) | undefined;
        handler?.(payload);
      });
    }
    return () => {
      cashier.current = undefined;
      mounted.destroy();
    };
  }, [address]);

  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (typeof token === 'string') cashier.current?.update({ token });
  }, [token]);
  // By content, since a list written in the markup is a new array at every render.
  const bonuses = JSON.stringify(bonusList);
  useEffect(() => {
    if (bonuses !== undefined) cashier.current?.update({ bonusList: JSON.parse(bonuses) });
  }, [bonuses]);

  return <div ref={element} className={className} style={style} />;
}
