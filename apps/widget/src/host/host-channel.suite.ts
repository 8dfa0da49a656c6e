import { parentData } from '@opencashier/contract/host/parent-data';
import { maxMessageLength } from '@opencashier/contract/host/to-widget';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Bridge } from './bridge.ts';
import { createHostChannel } from './create-host-channel.ts';
import { readHostMessage } from './message.ts';

/** One bridge, and the other side of it. */
export interface BridgeUnderTest {
  readonly bridge: Bridge;
  /** Hands a text to the widget as the real host would. */
  readonly say: (text: string) => void;
  /** What the host got, as text. */
  readonly heard: () => readonly string[];
}

/** What every bridge with somebody at its other end promises. */
export function hostChannelSuite(name: string, create: () => BridgeUnderTest): void {
  describe(`host channel over ${name}`, () => {
    const open = () => {
      const test = create();
      const channel = createHostChannel(test.bridge);
      const got: [string, unknown][] = [];
      const incorrect: string[] = [];
      for (const type of ['loaded', 'bonus-list-updated', 'close', 'token'] as const) {
        channel.on(type, (payload) => got.push([type, payload]));
      }
      channel.onIncorrect((type) => incorrect.push(type));
      channel.open(readHostMessage);
      const heardTypes = () => test.heard().map((text) => JSON.parse(text).type);
      return { ...test, channel, got, incorrect, heardTypes };
    };
    const loaded = JSON.stringify({ type: 'loaded', payload: {} });

    it('hands over loaded with the defaults of what the host left out', () => {
      const { say, got } = open();
      say(loaded);
      expect(got).toEqual([['loaded', z.parse(parentData, {})]]);
    });

    it('hands over each later message to its listeners', () => {
      const { say, got } = open();
      say(loaded);
      say('{"type":"token","payload":{"token":"t"}}');
      say('{"type":"bonus-list-updated","payload":{"bonusList":[]}}');
      say('{"type":"close"}');
      expect(got.slice(1)).toEqual([
        ['token', { token: 't' }],
        ['bonus-list-updated', { bonusList: [] }],
        ['close', undefined],
      ]);
    });

    it('keeps the latest message of a type for a listener that comes after it, once', () => {
      const test = create();
      const channel = createHostChannel(test.bridge);
      channel.open(readHostMessage);
      test.say(loaded);
      test.say('{"type":"token","payload":{"token":"first"}}');
      test.say('{"type":"token","payload":{"token":"second"}}');
      const got: unknown[] = [];
      channel.on('token', (payload) => got.push(payload));
      channel.on('token', (payload) => got.push(payload));
      expect(got).toEqual([{ token: 'second' }]);
    });

    it('says that loaded came without its payload', () => {
      const { say, got, incorrect } = open();
      say('{"type":"loaded"}');
      expect(got).toEqual([]);
      expect(incorrect).toEqual(['loaded']);
    });

    it('sends JSON strings with type and payload', () => {
      const { say, channel, heard } = open();
      say(loaded);
      channel.send('depositStatus', { depositId: 'd', status: 'waiting' });
      expect(JSON.parse(heard().at(-1) ?? '')).toEqual({
        type: 'depositStatus',
        payload: { depositId: 'd', status: 'waiting' },
      });
    });

    it('tells that it is there before anybody answered', () => {
      const { channel, heardTypes } = open();
      channel.send('Loaded', { version: '1' });
      expect(heardTypes()).toEqual(['Loaded']);
    });

    it.each([
      ['no JSON', 'x'],
      ['no object', '"loaded"'],
      ['an unknown type', '{"type":"hello"}'],
      ['a type of the prototype', '{"type":"constructor","payload":{}}'],
      ['a polluting key', '{"type":"loaded","payload":{"__proto__":{"token":"x"}}}'],
      ['a polluting key at the top', '{"type":"loaded","payload":{},"__proto__":{}}'],
      ['depth', `{"type":"loaded","payload":{"user":{"meta":${'['.repeat(60)}${']'.repeat(60)}}}}`],
      ['size', JSON.stringify({ type: 'loaded', payload: { host: 'x'.repeat(maxMessageLength) } })],
    ])('ignores %s', (_what, text) => {
      const { say, got, incorrect } = open();
      say(text);
      expect([...got, ...incorrect]).toEqual([]);
      expect(Object.hasOwn(Object.prototype, 'token')).toBe(false);
    });

    it('survives whatever text comes', () => {
      const { say } = open();
      fc.assert(
        fc.property(
          fc.oneof(
            fc.string(),
            fc.json(),
            fc.json().map((json) => `{"type":"loaded","payload":${json}}`),
          ),
          (text) => say(text),
        ),
        { numRuns: 200 },
      );
    });

    it('is silent after it was closed', () => {
      const { say, channel, got } = open();
      channel.close();
      say(loaded);
      expect(got).toEqual([]);
    });
  });
}
