import {
  maxMessageLength,
  messageEnvelope,
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
const pollutingKeys = ['__proto__', 'constructor', 'prototype'];

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
  const envelope = z.safeParse(messageEnvelope, parsed);
  if (!envelope.success || !isToWidgetType(envelope.data.type)) return undefined;
  const { type } = envelope.data;
  const payload = z.safeParse(toWidget[type], envelope.data.payload);
  if (!payload.success) return { kind: 'incorrect', type };
  return { kind: 'valid', type, payload: payload.data } as HostMessage;
}

function isToWidgetType(type: string): type is ToWidgetType {
  return Object.hasOwn(toWidget, type);
}

/** No deeper than `depth`, and without keys that could pollute. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0 || pollutingKeys.some((key) => Object.hasOwn(value, key))) return false;
  return Object.values(value).every((inner) => isPlain(inner, depth - 1));
}
