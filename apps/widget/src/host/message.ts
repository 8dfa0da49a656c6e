import {
  maxMessageLength,
  type ToWidgetPayload,
  type ToWidgetType,
  toWidget,
} from '@opencashier/contract/host/to-widget';
import * as z from 'zod/mini';

/** A message of the host that was understood, or one of a known type whose payload is missing or wrong. */
export type HostMessage =
  | {
      [Type in ToWidgetType]: {
        readonly kind: 'valid';
        readonly type: Type;
        readonly payload: ToWidgetPayload<Type>;
      };
    }[ToWidgetType]
  | { readonly kind: 'incorrect'; readonly type: ToWidgetType };

/** Checks what was heard; undefined for what is nobody's message to us. */
export type ReadMessage = (data: unknown) => HostMessage | undefined;

/** More levels than any message has; a deeper one would only cost time. */
const maxDepth = 32;

/** Keys that could reach a prototype when somebody merges objects; no message has one. */
const polluting = /^(__proto__|constructor|prototype)$/;

/** Reads a message. Whatever is no JSON string of a known type is nobody's message to us: undefined. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  if (typeof data !== 'string' || data.length > maxMessageLength) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    return undefined;
  }
  if (!isPlain(parsed, maxDepth)) return undefined;
  const { type, payload: said }: { type?: unknown; payload?: unknown } = Object(parsed);
  if (!isToWidgetType(type)) return undefined;
  const payload = z.safeParse(toWidget[type], said);
  if (!payload.success) return { kind: 'incorrect', type };
  return { kind: 'valid', type, payload: payload.data } as HostMessage;
}

function isToWidgetType(type: unknown): type is ToWidgetType {
  return typeof type === 'string' && Object.hasOwn(toWidget, type);
}

/** No deeper than `depth`, and without keys that could pollute. */
const isPlain = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 &&
    Object.entries(value).every(([key, inner]) => !polluting.test(key) && isPlain(inner, depth - 1)));
