import { nativeNames } from '@opencashier/contract/host/native';
import { toHost } from '@opencashier/contract/host/to-host';
import { toWidget } from '@opencashier/contract/host/to-widget';
import { describe, expect, it } from 'vitest';
import { guideCode, guideText } from './testing/guide-code.ts';

/** The quoted words of what a pattern finds. */
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, found = '']) =>
    [...found.matchAll(/["']([\w-]+)["']/g)].map(([, one]) => one),
  );

const guides = {
  ios: {
    code: guideCode('ios', 'swift'),
    heard: /^\s*case ((?:"\w+",? ?)+):/gm,
    told: /tell\(("\w+")/g,
    read: /^\s+let (\w+): .*\?$/gm,
    names: [nativeNames.iosHandler, nativeNames.userData, nativeNames.receive],
  },
  android: {
    code: guideCode('android', 'kotlin'),
    heard: /^\s*((?:"\w+",? ?)+) ->/gm,
    told: /tell\(("\w+")/g,
    read: /payload\.opt\w+\("(\w+)"/g,
    names: [nativeNames.androidBridge, nativeNames.userData, nativeNames.receive],
  },
  'react-native': {
    code: guideCode('react-native', 'tsx'),
    heard: /^\s*case ('\w+'):/gm,
    told: /tell\(\{ type: ('\w+')/g,
    read: /payload\.(\w+)/g,
    names: [nativeNames.userData, nativeNames.receive],
  },
} as const;

describe.each(Object.entries(guides))('the code for %s', (_name, { code, heard, told, read, names }) => {
  it('calls everything by the names of the contract', () => {
    for (const name of names) expect(code).toContain(name);
    const types = all(code, heard);
    expect(types.filter((type) => !Object.hasOwn(toHost, type ?? ''))).toEqual([]);
    expect(types).toEqual(
      expect.arrayContaining([
        'redirect',
        'depositStatus',
        'withdrawalStatus',
        'copyToBuffer',
        'tokenExpired',
        'close',
        'initError',
      ]),
    );
    expect(all(code, told)).toEqual(['token']);
    expect(Object.keys(toWidget)).toContain('token');
  });

  it('reads properties that messages have', () => {
    const properties = [...code.matchAll(read)].map(([, name]) => name);
    const known = [
      ...Object.keys(toHost.redirect.shape),
      ...Object.keys(toHost.copyToBuffer.shape),
      'payload',
    ];
    expect(properties.filter((name) => !known.includes(name ?? ''))).toEqual([]);
    expect(properties).toEqual(expect.arrayContaining(['url', 'method', 'formParams', 'text']));
  });

  it('opens the cashier’s page without anything personal, and knows the way back', () => {
    const address =
      /https:\/\/pay\.example\.com\/cashier\/deposit\?[^"'`\s]+|cashier\/deposit\?[^"'`\s]+/.exec(
        code,
      )?.[0] ?? '';
    const query = new URLSearchParams(address.slice(address.indexOf('?')));
    expect([...query.keys()]).toEqual(['brand', 'locale', 'country', 'currency', 'view']);
    expect(code).toContain('/cashier/return/');
  });
});

it('the guide for all apps names what is on the window', () => {
  const rows = [...guideText('native-apps').matchAll(/^\| `([\w.]+)` \|/gm)].map(([, name]) =>
    name?.split('.').at(-1),
  );
  expect(rows).toEqual(Object.values(nativeNames));
});
