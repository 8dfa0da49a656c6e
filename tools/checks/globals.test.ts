import { describe, expect, it } from 'vitest';
import { globalsIn } from './globals.mjs';

const flow = 'apps/widget/src/flows/deposit.ts';

describe('the outside world', () => {
  it.each([
    'await fetch("/x");',
    'const ask = fetch;',
    'call({ fetch });',
    'window.fetch("/x");',
    'new WebSocket("wss://x");',
    'window.parent.postMessage("x", "*");',
    'const { opener } = window;',
    'const host = window["parent"];',
    '(window as unknown as Bridge).webkit.send();',
    'globalThis.opener.close();',
    'navigator.sendBeacon("/x");',
  ])('is out of reach of a flow: %s', (source) => {
    expect(globalsIn(flow, source).length).toBeGreaterThan(0);
  });

  it.each([
    'client.fetch("/x");',
    'type Fetch = typeof client.fetch;',
    'function load(fetch: Fetch) { return fetch("/x"); }',
    'const node = element.parent;',
    'interface Client { fetch(path: string): void }',
    'window.addEventListener("online", again);',
  ])('is not what this touches: %s', (source) => {
    expect(globalsIn(flow, source)).toEqual([]);
  });

  it.each(['boot/early.ts', 'api/http.ts', 'host/frame.ts', 'flows/deposit.test.ts'])(
    'is open to %s',
    (path) => {
      expect(globalsIn(`apps/widget/src/${path}`, 'fetch("/x"); window.opener.close();')).toEqual([]);
    },
  );

  it('is closed to the rest of boot', () => {
    expect(globalsIn('apps/widget/src/boot/main.ts', 'fetch("/x");')).toHaveLength(1);
  });
});

describe('the environment', () => {
  it('is read by config alone', () => {
    const source = 'const port = process.env.PORT; const { env } = process; process["env"];';
    expect(globalsIn('apps/server/src/use-cases/x.ts', source)).toHaveLength(3);
    expect(globalsIn('packages/money/src/x.ts', source)).toHaveLength(3);
    expect(globalsIn('apps/server/src/config/read.ts', source)).toEqual([]);
  });
});
