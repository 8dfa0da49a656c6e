import type { ToHostPayload, ToHostType } from '@opencashier/contract/host/to-host';
import type { ToWidgetPayload, ToWidgetType } from '@opencashier/contract/host/to-widget';

export type BridgeKind = 'frame' | 'ios' | 'android' | 'reactNative' | 'standalone';

/** The one door to the host page or native app. Messages that carry data leave only once the host is known. */
export interface HostChannel {
  readonly kind: BridgeKind;
  send<Type extends ToHostType>(
    type: Type,
    ...payload: undefined extends ToHostPayload<Type>
      ? [payload?: ToHostPayload<Type>]
      : [payload: ToHostPayload<Type>]
  ): void;
  on<Type extends ToWidgetType>(type: Type, listener: (payload: ToWidgetPayload<Type>) => void): () => void;
}
