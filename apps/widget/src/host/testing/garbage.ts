import { maxMessageLength } from '@opencashier/contract/host/to-widget';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const loaded = (payload: string) => `{"type":"loaded","payload":${payload}}`;

/** Texts that are no message to the widget, by what is wrong with them. */
export const garbage: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'no JSON': '{"type":"close"',
  'a number': '42',
  null: 'null',
  'a text': '"close"',
  'a list': '[{"type":"close"}]',
  'no type': '{"payload":{"token":"x"}}',
  'a type that is no text': '{"type":["close"]}',
  'an unknown type': '{"type":"hello"}',
  'a type of our own side': '{"type":"depositStatus","payload":{"depositId":"d","status":"processed"}}',
  'a type in other letters': '{"type":"Close"}',
  'a type of the prototype': '{"type":"constructor","payload":{}}',
  'the prototype as type': '{"type":"__proto__","payload":{"polluted":true}}',
  'a polluting key': loaded('{"__proto__":{"polluted":true}}'),
  'a polluting key far down': loaded('{"user":{"meta":{"a":[{"__proto__":{"polluted":true}}]}}}'),
  'a polluting key at the top': '{"type":"close","__proto__":{"polluted":true}}',
  'a constructor': loaded('{"user":{"constructor":{"prototype":{"polluted":true}}}}'),
  'a constructor among design tokens': loaded('{"theme":{"tokens":{"constructor":"red"}}}'),
  'a prototype': loaded('{"prototype":{"polluted":true}}'),
  depth: loaded(`{"user":{"meta":${nested(60)}}}`),
  'depth beyond any stack': loaded(`{"user":{"meta":${nested(100_000)}}}`),
  size: JSON.stringify({ type: 'loaded', payload: { host: 'x'.repeat(maxMessageLength) } }),
};

/** Messages of a known type whose payload is missing or wrong, by type. */
export const incorrect: Readonly<Record<string, readonly string[]>> = {
  loaded: [
    '{"type":"loaded"}',
    loaded('null'),
    loaded('"x"'),
    loaded('{"token":7}'),
    loaded('{"bonusList":{}}'),
  ],
  token: ['{"type":"token"}', '{"type":"token","payload":{"token":7}}', '{"type":"token","payload":"x"}'],
  'bonus-list-updated': [
    '{"type":"bonus-list-updated"}',
    '{"type":"bonus-list-updated","payload":{"bonusList":[{"id":null}]}}',
  ],
  close: ['{"type":"close","payload":"x"}'],
};
