import { describe, expect, it } from 'vitest';
import { createHostChannel } from './create-host-channel.ts';
import { detectBridge, nativePlatform } from './detect-bridge.ts';
import { createFrameBridge } from './frame-bridge.ts';
import { hostChannelSuite } from './host-channel.suite.ts';
import { readHostMessage } from './message.ts';
import { createNativeBridge } from './native-bridge.ts';
import { pollNativeUserData } from './native-user-data.ts';
import { standaloneBridge } from './standalone-bridge.ts';
import { createFakeWindow } from './testing/fake-window.ts';

const origin = 'https://casino.example';

hostChannelSuite('a frame', () => {
  const fake = createFakeWindow();
  return {
    bridge: createFrameBridge(fake.window, { allowedOrigins: [origin], heardEarly: [] }),
    say: (text) => fake.receive(text, origin),
    heard: () => fake.posted.map(({ message }) => message),
  };
});

const natives = {
  ios: (fake: ReturnType<typeof createFakeWindow>) => ({
    webkit: { messageHandlers: { cashier: fake.handler } },
  }),
  android: (fake: ReturnType<typeof createFakeWindow>) => ({ CashierBridge: fake.handler }),
  reactNative: (fake: ReturnType<typeof createFakeWindow>) => ({ ReactNativeWebView: fake.handler }),
} as const;

for (const kind of ['ios', 'android', 'reactNative'] as const) {
  hostChannelSuite(kind, () => {
    const fake = createFakeWindow();
    const window = Object.assign(fake.window, natives[kind](fake));
    return {
      bridge: createNativeBridge(window, kind),
      say: (text) => window.cashierReceive?.(text),
      heard: () => fake.native,
    };
  });
}

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

  it('is one that the brand allows, in the window above', () => {
    const { receive, count } = open();
    receive(loaded, 'https://evil.example');
    receive(loaded, 'null');
    receive(loaded, origin, {});
    expect(count()).toBe(0);
    receive(loaded, origin);
    expect(count()).toBe(1);
  });

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
    channel.send('Loaded', { version: '1' });
    channel.send('displayError', { message: 'm' });
    channel.send('initError', { code: 'c' });
    expect(posted.map(({ targetOrigin }) => targetOrigin)).toEqual(['*', '*']);
    receive(loaded, origin);
    expect(posted.at(-1)).toMatchObject({ targetOrigin: origin });
    expect(posted.at(-1)?.message).toContain('displayError');
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
  it('is the first native bridge, else the page above, else nobody', () => {
    const fake = createFakeWindow();
    expect(detectBridge(fake.window)).toBe('frame');
    const all = { ...fake.window, ...natives.android(fake), ...natives.reactNative(fake) };
    expect(detectBridge(all)).toBe('android');
    expect(detectBridge({ ...all, ...natives.ios(fake) })).toBe('ios');
    const alone = { ...fake.window, parent: fake.parent };
    Object.assign(alone, { parent: alone });
    expect(detectBridge(alone)).toBe('standalone');
  });

  it('tells the system of an app', () => {
    expect(nativePlatform('reactNative', 'Mozilla/5.0 (Linux; Android 15)')).toBe('android');
    expect(nativePlatform('reactNative', 'Mozilla/5.0 (iPhone)')).toBe('ios');
    expect(nativePlatform('ios', '')).toBe('ios');
    expect(nativePlatform('frame', 'Android')).toBeUndefined();
  });

  it('may be nobody, and then nothing is sent or heard', () => {
    const channel = createHostChannel(standaloneBridge);
    channel.open(readHostMessage);
    channel.send('close');
    channel.close();
    expect(channel.kind).toBe('standalone');
  });
});

describe('data of a native app', () => {
  const countingClock = () => {
    const pauses: number[] = [];
    const after = (delayMs: number, run: () => void) => {
      pauses.push(delayMs);
      queueMicrotask(run);
      return () => {};
    };
    return { pauses, clock: { after } };
  };

  it('is taken as soon as it is there', async () => {
    const { clock, pauses } = countingClock();
    const fake = createFakeWindow();
    const data = { userId: 1 };
    const window = {
      ...fake.window,
      get cashierUserData() {
        return pauses.length < 3 ? undefined : data;
      },
    };
    expect(await pollNativeUserData(window, clock)).toBe(data);
    expect(pauses).toEqual([10, 10, 10]);
  });

  it('is missed after five seconds', async () => {
    const { clock, pauses } = countingClock();
    await expect(pollNativeUserData(createFakeWindow().window, clock)).rejects.toThrow(
      "Can't find a property in window",
    );
    expect(pauses).toHaveLength(500);
  });
});
