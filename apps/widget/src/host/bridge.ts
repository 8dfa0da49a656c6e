import type { BridgeKind } from './host-channel.ts';
import type { HostMessage, ReadMessage } from './message.ts';

/** One way to whoever shows the widget. */
export interface Bridge {
  readonly kind: BridgeKind;
  /**
   * Sends a message. `carriesData` false may go to anybody; one that carries data waits until the host is known.
   */
  post(message: string, carriesData: boolean): void;
  /** Believed and understood messages only; returns how to stop. */
  listen(read: ReadMessage, listener: (message: HostMessage) => void): () => void;
}
