import type { ToHostType } from '@opencashier/contract/host/to-host';
import type { ToWidgetPayload, ToWidgetType } from '@opencashier/contract/host/to-widget';
import { wildcardTypes } from '@opencashier/contract/host/wildcard-types';
import type { Bridge } from './bridge.ts';
import type { HostChannel } from './host-channel.ts';
import type { ReadMessage } from './message.ts';

export interface OpenedChannel extends HostChannel {
  /** A message of a known type without a proper payload. */
  onIncorrect(listener: (type: ToWidgetType) => void): () => void;
  /**
   * Starts to listen to the host. Whoever wants the first message subscribes before.
   * @param read checks what was heard; its schemas are not in the first screen's script
   */
  open(read: ReadMessage): void;
  close(): void;
}

/** Typed messages over a bridge: JSON strings `{ type, payload? }` both ways. */
export function createHostChannel(bridge: Bridge): OpenedChannel {
  const listeners = new Map<ToWidgetType, Set<(payload: never) => void>>();
  const incorrect = new Set<(type: ToWidgetType) => void>();
  /** The latest message of each type that came before the code that listens to it. */
  const missed = new Map<ToWidgetType, unknown>();
  let stop = () => {};

  return {
    kind: bridge.kind,
    send(type: ToHostType, payload?: unknown) {
      bridge.post(JSON.stringify({ type, payload }), !wildcardTypes.includes(type));
    },
    on<Type extends ToWidgetType>(type: Type, listener: (payload: ToWidgetPayload<Type>) => void) {
      const ofType = listeners.get(type) ?? new Set();
      listeners.set(type, ofType);
      ofType.add(listener);
      if (missed.has(type)) listener(missed.get(type) as never);
      missed.delete(type);
      return () => void ofType.delete(listener);
    },
    onIncorrect(listener) {
      incorrect.add(listener);
      return () => void incorrect.delete(listener);
    },
    open(read) {
      stop = bridge.listen(read, (message) => {
        if (message.kind === 'incorrect') {
          for (const listener of [...incorrect]) listener(message.type);
          return;
        }
        const { type, payload } = message;
        const ofType = listeners.get(type);
        if (!ofType) missed.set(type, payload);
        for (const listener of [...(ofType ?? [])]) listener(payload as never);
      });
    },
    close: () => stop(),
  };
}
