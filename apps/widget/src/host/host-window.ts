import type { nativeNames } from '@opencashier/contract/host/native';

/** A window that messages can be posted to. */
export interface PostTarget {
  postMessage(message: string, targetOrigin: string): void;
}

/** The parts of a message event that decide whether it is believed. */
export interface IncomingMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

interface NativeHandler {
  postMessage(message: string): void;
}

/** The parts of `window` that the bridges touch, those that native apps add among them. */
export interface HostWindow {
  readonly parent: PostTarget;
  readonly webkit?: { readonly messageHandlers?: { readonly [nativeNames.iosHandler]?: NativeHandler } };
  readonly [nativeNames.androidBridge]?: NativeHandler;
  readonly [nativeNames.reactNativeBridge]?: NativeHandler;
  readonly [nativeNames.userData]?: unknown;
  [nativeNames.receive]?: (message: string) => void;
  addEventListener(type: 'message', listener: (event: IncomingMessage) => void): void;
  removeEventListener(type: 'message', listener: (event: IncomingMessage) => void): void;
}
