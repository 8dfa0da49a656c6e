import { describe, expect, it } from 'vitest';
import { copyText } from './copy-text.ts';
import type { BridgeKind, HostChannel } from './host-channel.ts';

function test(kind: BridgeKind, isDenied = false) {
  const sent: unknown[] = [];
  const copied: string[] = [];
  const host: HostChannel = {
    kind,
    send: (type, payload?: unknown) => void sent.push([type, payload]),
    on: () => () => {},
  };
  const clipboard = {
    async writeText(text: string) {
      if (isDenied) throw new Error('denied');
      copied.push(text);
    },
  };
  return { sent, copied, copy: () => copyText(host, '4111', clipboard) };
}

describe('copying', () => {
  it.each(['frame', 'standalone'] as const)('uses the browser’s clipboard in %s', async (kind) => {
    const { copy, copied, sent } = test(kind);
    expect(await copy()).toBe(true);
    expect([copied, sent]).toEqual([['4111'], []]);
  });

  it.each(['ios', 'android', 'reactNative'] as const)('asks the app on %s', async (kind) => {
    const { copy, copied, sent } = test(kind);
    expect(await copy()).toBe(true);
    expect([copied, sent]).toEqual([[], [['copyToBuffer', { text: '4111' }]]]);
  });

  it('asks the host page where the frame may not', async () => {
    const { copy, sent } = test('frame', true);
    expect(await copy()).toBe(true);
    expect(sent).toEqual([['copyToBuffer', { text: '4111' }]]);
  });

  it('says so when nobody can', async () => {
    expect(await test('standalone', true).copy()).toBe(false);
  });
});
