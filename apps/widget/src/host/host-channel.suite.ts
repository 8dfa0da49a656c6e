import { parentData } from '@opencashier/contract/host/parent-data';
import { type ToHostType, toHost } from '@opencashier/contract/host/to-host';
import { type ToWidgetType, toWidget } from '@opencashier/contract/host/to-widget';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createHostChannel } from './create-host-channel.ts';
import { readHostMessage } from './message.ts';
import type { BridgeUnderTest } from './testing/bridges.ts';
import { garbage, incorrect } from './testing/garbage.ts';
import { fromHost, fromWidget, sendOver } from './testing/messages.ts';

const toWidgetTypes = Object.keys(toWidget) as ToWidgetType[];
const loaded = '{"type":"loaded","payload":{}}';
const message = (type: string, payload?: unknown) => JSON.stringify({ type, payload });

/** A channel over one bridge, with somebody who listens to everything. */
function openChannel(test: BridgeUnderTest) {
  const channel = createHostChannel(test.bridge);
  const got: [string, unknown][] = [];
  const refused: string[] = [];
  for (const type of toWidgetTypes) channel.on(type, (payload) => got.push([type, payload]));
  channel.onIncorrect((type) => refused.push(type));
  channel.open(readHostMessage);
  const send = sendOver(channel);
  return { ...test, channel, send, got, refused };
}

/** What every bridge promises, whoever is at its other end. */
export function hostChannelSuite(name: string, create: () => BridgeUnderTest): void {
  describe(`host channel over ${name}`, () => {
    const open = () => openChannel(create());

    it.each(Object.entries(garbage))('ignores %s', (_what, text) => {
      const { say, got, refused, heard } = open();
      say(loaded);
      const before = [got.length, heard().length];
      say(text);
      expect([got.length, heard().length, refused.length]).toEqual([...before, 0]);
      expect('polluted' in {}).toBe(false);
    });

    it.each(Object.keys(create().strangers))('believes nothing that comes from %s', (who) => {
      const { say, strangers, got, refused } = open();
      for (const type of toWidgetTypes) strangers[who]?.(message(type, fromHost[type]));
      expect(got).toEqual([]);
      say(loaded);
      const known = got.length;
      for (const type of toWidgetTypes) strangers[who]?.(message(type, fromHost[type]));
      expect([got.length, refused]).toEqual([known, []]);
    });

    it('survives whatever text comes', () => {
      const { say } = open();
      const text = fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((json) => `{"type":"loaded","payload":${json}}`),
      );
      fc.assert(
        fc.property(text, (anything) => say(anything)),
        { numRuns: 200 },
      );
      expect('polluted' in {}).toBe(false);
    });

    it('is silent after it was closed', () => {
      const { say, channel, got } = open();
      channel.close();
      say(loaded);
      expect(got).toEqual([]);
    });
  });
}

/** What a bridge promises whose other end is a host. */
export function hostedChannelSuite(name: string, create: () => BridgeUnderTest): void {
  hostChannelSuite(name, create);

  describe(`a host that is reached over ${name}`, () => {
    const open = () => openChannel(create());

    it.each(Object.entries(fromWidget))('is told %s as the contract has it', (type, payloads) => {
      const { say, send, heard } = open();
      say(loaded);
      for (const payload of payloads) {
        send(type as ToHostType, payload);
        const told: { type: string; payload?: unknown } = JSON.parse(heard().at(-1) ?? '');
        expect(told).toEqual(JSON.parse(message(type, payload)));
        expect(toHost[type as ToHostType].safeParse(told.payload).success).toBe(true);
      }
    });

    it.each(toWidgetTypes)('is heard when it says %s', (type) => {
      const { say, got } = open();
      if (type !== 'loaded') say(loaded);
      const known = got.length;
      say(message(type, fromHost[type]));
      expect(got.slice(known)).toEqual([[type, z.parse(toWidget[type], fromHost[type])]]);
    });

    it('need not say what has a default', () => {
      const { say, got } = open();
      say(loaded);
      expect(got).toEqual([['loaded', z.parse(parentData, {})]]);
    });

    it.each(Object.entries(incorrect))('is told apart when what it says of %s is wrong', (type, texts) => {
      for (const text of texts) {
        const { say, got, refused } = open();
        say(loaded);
        say(text);
        expect([got.length, refused]).toEqual([1, [type]]);
      }
    });

    it('is heard by a listener that comes after its word, once and with the latest', () => {
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

    it('knows that the widget is there before it answered', () => {
      const { send, heard } = open();
      send('Loaded', { version: '1' });
      expect(heard()).toEqual([message('Loaded', { version: '1' })]);
    });
  });
}
