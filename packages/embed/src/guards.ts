import type { CashierEventName, CashierEvents } from './events.ts';

type Fields = Readonly<Record<string, unknown>>;
type Guard = (payload: unknown) => boolean;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const maybe =
  (check: Guard): Guard =>
  (value) =>
    value === undefined || check(value);
const shape =
  (fields: Readonly<Record<string, Guard>>): Guard =>
  (value) =>
    isObject(value) &&
    Object.entries(fields).every(([name, check]) =>
      check(Object.hasOwn(value, name) ? value[name] : undefined),
    );
const oneOf =
  (...values: readonly string[]): Guard =>
  (value) =>
    isText(value) && values.includes(value);
const texts: Guard = (value) => isObject(value) && Object.values(value).every(isText);
const nothing: Guard = maybe(isObject);
const status = oneOf('accepted', 'mistaked', 'processed', 'waiting');

/** By hand instead of by schema, since a schema library would weigh more than the rest; tested against the schemas. */
const guards: Readonly<Record<CashierEventName, Guard>> = {
  init: nothing,
  fullLoaded: nothing,
  close: nothing,
  tokenExpired: nothing,
  displayError: shape({ message: isText, stack: maybe(isText), code: maybe(isText) }),
  initError: shape({ code: isText, message: maybe(isText) }),
  socketReconnectAttempt: shape({ attempt: isNumber }),
  onLocaleError: shape({ locale: isText, key: maybe(isText), message: maybe(isText) }),
  copyToBuffer: shape({ text: isText }),
  redirect: shape({ url: isText, method: maybe(oneOf('GET', 'POST')), formParams: maybe(texts) }),
  depositStatus: shape({
    depositId: isText,
    status,
    amount: maybe(isNumber),
    currency: maybe(isText),
  }),
  withdrawalStatus: shape({ withdrawalId: isText, status }),
  resize: shape({ height: isNumber }),
  analytics: shape({ event: isText, event_cat: isText }),
};

export type FrameMessage =
  | { readonly type: 'Loaded'; readonly version: string }
  | {
      [Name in CashierEventName]: { readonly type: Name; readonly payload: CashierEvents[Name] };
    }[CashierEventName];

const maxLength = 262_144;

/** Reads a message of the widget; anything that is not one is nothing. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isText(data) || data.length > maxLength) return undefined;
  let message: unknown;
  try {
    message = JSON.parse(data);
  } catch {
    return undefined;
  }
  if (!isObject(message) || !isText(message.type)) return undefined;
  const { type, payload } = message;
  if (type === 'Loaded') {
    return isObject(payload) && isText(payload.version) ? { type, version: payload.version } : undefined;
  }
  if (!Object.hasOwn(guards, type)) return undefined;
  const name = type as CashierEventName;
  return guards[name](payload) ? ({ type: name, payload } as FrameMessage) : undefined;
}
