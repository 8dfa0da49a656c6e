import type { Bridge } from '../bridge.ts';
import { createFrameBridge } from '../frame-bridge.ts';
import type { BridgeKind } from '../host-channel.ts';
import type { HostWindow } from '../host-window.ts';
import { createNativeBridge } from '../native-bridge.ts';
import { standaloneBridge } from '../standalone-bridge.ts';
import { createFakeWindow } from './fake-window.ts';

/** One bridge with its window, and everybody who could be at its other end. */
export interface BridgeUnderTest {
  readonly bridge: Bridge;
  readonly window: HostWindow;
  /** Hands a text to the widget as the real host would. */
  readonly say: (text: string) => void;
  /** What the host got, as text. */
  readonly heard: () => readonly string[];
  /** Everybody else who can try to be heard, by who it is. */
  readonly strangers: Readonly<Record<string, (text: string) => void>>;
}

export const hostOrigin = 'https://casino.example';
const evil = 'https://evil.example';

export const nativeKinds = ['ios', 'android', 'reactNative'] as const;
export type NativeKind = (typeof nativeKinds)[number];

type Fake = ReturnType<typeof createFakeWindow>;

/** What an app of a kind puts on its web view. */
export const nativeParts: Readonly<Record<NativeKind, (fake: Fake) => Partial<HostWindow>>> = {
  ios: ({ handler }) => ({ webkit: { messageHandlers: { cashier: handler } } }),
  android: ({ handler }) => ({ CashierBridge: handler }),
  reactNative: ({ handler }) => ({ ReactNativeWebView: handler }),
};

function inFrame(): BridgeUnderTest {
  const fake = createFakeWindow();
  return {
    bridge: createFrameBridge(fake.window, { allowedOrigins: [hostOrigin], heardEarly: [] }),
    window: fake.window,
    say: (text) => fake.receive(text, hostOrigin),
    heard: () => fake.posted.map(({ message }) => message),
    strangers: {
      'the window above at another origin': (text) => fake.receive(text, evil),
      'the window above without an origin': (text) => fake.receive(text, 'null'),
      'an origin that begins like the host’s': (text) => fake.receive(text, `${hostOrigin}.evil.example`),
      'another window of the host’s origin': (text) => fake.receive(text, hostOrigin, {}),
      'nobody’s window': (text) => fake.receive(text, hostOrigin, null),
    },
  };
}

/** In an app nobody is believed who speaks by messages between windows. */
function windowsAround(fake: Fake): BridgeUnderTest['strangers'] {
  return {
    'a frame in the page': (text) => fake.receive(text, evil, {}),
    'the page itself': (text) => fake.receive(text, hostOrigin, fake.window),
    'a window above': (text) => fake.receive(text, hostOrigin),
  };
}

function inApp(kind: NativeKind): BridgeUnderTest {
  const fake = createFakeWindow();
  const window = Object.assign(fake.window, nativeParts[kind](fake));
  return {
    bridge: createNativeBridge(window, kind),
    window,
    say: (text) => window.cashierReceive?.(text),
    heard: () => fake.native,
    strangers: windowsAround(fake),
  };
}

function alone(): BridgeUnderTest {
  const fake = createFakeWindow();
  return {
    bridge: standaloneBridge,
    window: fake.window,
    say: (text) => fake.window.cashierReceive?.(text),
    heard: () => [...fake.posted.map(({ message }) => message), ...fake.native],
    strangers: windowsAround(fake),
  };
}

/** Every way in which the widget can be shown. */
export const bridges: Readonly<Record<BridgeKind, () => BridgeUnderTest>> = {
  frame: inFrame,
  ios: () => inApp('ios'),
  android: () => inApp('android'),
  reactNative: () => inApp('reactNative'),
  standalone: alone,
};
