import { describe, expect, it } from 'vitest';
import { createTestClock, settle } from '../flows/testing/test-clock.ts';
import { createHostChannel } from './create-host-channel.ts';
import { detectBridge, nativePlatform } from './detect-bridge.ts';
import { createFrameBridge } from './frame-bridge.ts';
import { hostChannelSuite, hostedChannelSuite } from './host-channel.suite.ts';
import type { BridgeKind } from './host-channel.ts';
import { readHostMessage } from './message.ts';
import { pollNativeUserData } from './native-user-data.ts';
import { bridges, nativeKinds, nativeParts, hostOrigin as origin } from './testing/bridges.ts';
import { createFakeWindow } from './testing/fake-window.ts';
import { everyMessage, fromHost, sendOver } from './testing/messages.ts';

const { standalone, ...hosted } = bridges;
for (const [kind, create] of Object.entries(hosted)) hostedChannelSuite(kind, create);
hostChannelSuite('standalone', standalone);

it('a tab of its own tells nobody anything, and hears nobody', () => {
  const { bridge, say, heard } = standalone();
  const channel = createHostChannel(bridge);
  const got: unknown[] = [];
  channel.on('loaded', (payload) => got.push(payload));
  channel.on('token', (payload) => got.push(payload));
  channel.open(readHostMessage);
  const send = sendOver(channel);
  for (const { type, payload } of everyMessage) send(type, payload);
  for (const [type, payload] of Object.entries(fromHost)) say(JSON.stringify({ type, payload }));
  expect([heard(), got, channel.kind]).toEqual([[], [], 'standalone']);
});

describe('the frame’s origin', () => {
  const loaded = '{"type":"loaded","payload":{}}';
  const open = (heardEarly: { data: unknown; origin: string; source: 'parent' | 'other' }[] = []) => {
    const fake = createFakeWindow();
    const channel = createHostChannel(
      createFrameBridge(fake.window, {
        allowedOrigins: [origin, 'https://other.example'],
        heardEarly: heardEarly.map((event) => ({
          ...event,
          source: event.source === 'parent' ? fake.parent : {},
        })),
      }),
    );
    let count = 0;
    channel.on('loaded', () => {
      count += 1;
    });
    channel.open(readHostMessage);
    return { ...fake, channel, count: () => count };
  };

  it('is the only one after the first loaded, also among those allowed', () => {
    const { receive, count, channel, posted } = open();
    receive(loaded, origin);
    receive(loaded, 'https://other.example');
    expect(count()).toBe(1);
    channel.send('close');
    channel.send('initError', { code: 'c' });
    expect(posted.map(({ targetOrigin }) => targetOrigin)).toEqual([origin, origin]);
  });

  it('is waited for by whatever carries data', () => {
    const { receive, channel, posted } = open();
    const send = sendOver(channel);
    for (const { type, payload } of everyMessage) send(type, payload);
    const typesTo = (target: string) =>
      posted
        .filter(({ targetOrigin }) => targetOrigin === target)
        .map(({ message }) => JSON.parse(message).type);
    expect([...new Set(typesTo('*'))]).toEqual(['Loaded', 'initError']);
    expect(typesTo(origin)).toEqual([]);
    receive(loaded, origin);
    expect([...new Set(typesTo('*'))]).toEqual(['Loaded', 'initError']);
    expect(typesTo(origin)).toEqual(
      everyMessage.map(({ type }) => type).filter((type) => type !== 'Loaded' && type !== 'initError'),
    );
  });

  it('is not pinned by a message that is no proper loaded', () => {
    const { receive, channel, posted } = open();
    receive('{"type":"loaded"}', origin);
    receive('{"type":"token","payload":{"token":"t"}}', origin);
    channel.send('close');
    expect(posted).toEqual([]);
  });

  it('goes for what was heard early as well', () => {
    expect(open([{ data: loaded, origin: 'https://evil.example', source: 'parent' }]).count()).toBe(0);
    expect(open([{ data: loaded, origin, source: 'other' }]).count()).toBe(0);
    expect(open([{ data: loaded, origin, source: 'parent' }]).count()).toBe(1);
  });
});

describe('who shows the widget', () => {
  const fake = createFakeWindow();
  /** A window with nothing above it. */
  const top = () => {
    const window = { ...fake.window };
    return Object.assign(window, { parent: window });
  };

  it.each([
    ['ios', { ...nativeParts.reactNative(fake), ...nativeParts.android(fake), ...nativeParts.ios(fake) }],
    ['android', { ...nativeParts.reactNative(fake), ...nativeParts.android(fake) }],
    ['reactNative', nativeParts.reactNative(fake)],
    ['standalone', {}],
  ] satisfies [BridgeKind, object][])(
    'is %s where it comes first of what a page of its own has',
    (kind, parts) => {
      expect(detectBridge(Object.assign(top(), parts))).toBe(kind);
    },
  );

  it('is the page above in a frame, also in a page that React Native shows', () => {
    expect(detectBridge(fake.window)).toBe('frame');
    expect(detectBridge({ ...fake.window, ...nativeParts.reactNative(fake) })).toBe('frame');
    expect(detectBridge({ ...fake.window, ...nativeParts.android(fake) })).toBe('android');
    expect(detectBridge({ ...fake.window, ...nativeParts.ios(fake) })).toBe('ios');
  });

  it('tells the system of an app', () => {
    expect(nativePlatform('reactNative', 'Mozilla/5.0 (Linux; Android 15)')).toBe('android');
    expect(nativePlatform('reactNative', 'Mozilla/5.0 (iPhone)')).toBe('ios');
    expect(nativePlatform('ios', '')).toBe('ios');
    expect(nativePlatform('frame', 'Android')).toBeUndefined();
  });
});

describe.each(nativeKinds)('data of a native app over %s', (kind) => {
  const data = { userId: 1 };
  /** A web view whose app brings its data after so long. */
  const begin = (afterMs: number) => {
    const clock = createTestClock(0);
    let looks = 0;
    const window = {
      ...bridges[kind]().window,
      get cashierUserData() {
        looks += 1;
        return clock.now() < afterMs ? undefined : data;
      },
    };
    return { clock, looks: () => looks, polled: pollNativeUserData(window, clock) };
  };

  it('is taken at once where it is there, and within ten milliseconds where it comes', async () => {
    const there = begin(0);
    expect(await there.polled).toBe(data);
    const late = begin(31);
    await late.clock.advance(30);
    expect(late.looks()).toBe(4);
    await late.clock.advance(10);
    expect(await late.polled).toBe(data);
    expect(late.clock.waiting).toBe(0);
  });

  it('is taken in the last of five seconds, and missed by its name after that', async () => {
    const last = begin(5_000);
    await last.clock.advance(5_000);
    expect(await last.polled).toBe(data);

    const never = begin(5_001);
    let told: unknown;
    never.polled.catch((error: unknown) => {
      told = error;
    });
    await never.clock.advance(4_999);
    expect(told).toBeUndefined();
    await never.clock.advance(1);
    await settle();
    expect(told).toEqual(new Error("Can't find a property in window"));
    expect([never.looks(), never.clock.waiting]).toEqual([501, 0]);
  });
});
