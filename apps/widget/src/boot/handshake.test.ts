import { describe, expect, it } from 'vitest';
import { createTestClock } from '../flows/testing/test-clock.ts';
import { createHostChannel } from '../host/create-host-channel.ts';
import { createFrameBridge } from '../host/frame-bridge.ts';
import { createFakeWindow } from '../host/testing/fake-window.ts';
import { readNativeData, shakeHands } from './handshake.ts';

const origin = 'https://casino.example';

describe('the handshake', () => {
  const setUp = () => {
    const fake = createFakeWindow();
    const clock = createTestClock();
    const bridge = createFrameBridge(fake.window, { allowedOrigins: [origin], heardEarly: [] });
    return { fake, clock, hands: shakeHands(createHostChannel(bridge), clock) };
  };

  it('ends with the host’s data', async () => {
    const { fake, clock, hands } = setUp();
    fake.receive('{"type":"loaded","payload":{"token":"t"}}', origin);
    expect(await hands).toMatchObject({ token: 't', transport: 'socket', closingButton: true });
    expect(clock.waiting).toBe(0);
  });

  it('fails on a missing payload', async () => {
    const { fake, hands } = setUp();
    fake.receive('{"type":"loaded"}', origin);
    await expect(hands).rejects.toMatchObject({
      code: 'host.incorrectData',
      message: 'The data from the host was incorrect',
    });
  });

  it('fails on a silent host after 30 seconds', async () => {
    const { clock, hands } = setUp();
    const failed = expect(hands).rejects.toMatchObject({ code: 'host.silent', message: 'Request timeout' });
    await clock.advance(30_000);
    await failed;
  });
});

describe('data of a native app', () => {
  it('has the shape of loaded', async () => {
    const fake = createFakeWindow();
    const clock = createTestClock();
    const read = (data: unknown) => readNativeData({ ...fake.window, cashierUserData: data }, clock);
    expect(await read({ token: 't' })).toMatchObject({ token: 't', widgetViewType: 'main' });
    await expect(read({ token: 1 })).rejects.toMatchObject({ code: 'host.incorrectData' });
  });

  it('is an init error with the fixed text when it does not come', async () => {
    const clock = createTestClock();
    const failed = expect(readNativeData(createFakeWindow().window, clock)).rejects.toMatchObject({
      code: 'native.dataMissing',
      message: "Can't find a property in window",
    });
    await clock.advance(5_000);
    await failed;
  });
});
