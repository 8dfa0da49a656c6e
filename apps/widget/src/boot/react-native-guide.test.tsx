// @vitest-environment happy-dom
import * as React from 'react';
import { act, type FunctionComponent, type ReactNode } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { createRoot } from 'react-dom/client';
import ts from 'typescript';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../flows/testing/test-clock.ts';
import { createHostChannel } from '../host/create-host-channel.ts';
import type { HostWindow } from '../host/host-window.ts';
import { readHostMessage } from '../host/message.ts';
import { createNativeBridge } from '../host/native-bridge.ts';
import { createFakeWindow } from '../host/testing/fake-window.ts';
import { readNativeData } from './handshake.ts';
import { guideCode } from './testing/guide-code.ts';

interface ViewProps {
  readonly source: { uri: string; method?: string; body?: string };
  readonly injectedJavaScriptBeforeContentLoaded?: string;
  readonly onMessage?: (event: { nativeEvent: { data: string; url: string } }) => void;
  readonly onShouldStartLoadWithRequest?: (request: { url: string; isTopFrame?: boolean }) => boolean;
  readonly onOpenWindow?: (event: { nativeEvent: { targetUrl: string } }) => void;
  readonly ref?: React.Ref<{ injectJavaScript: (script: string) => void }>;
}

const origin = 'https://pay.example.com';

/** The guide's component in an app whose web views are played by this test, around the widget's own bridge. */
async function openApp() {
  const views: ViewProps[] = [];
  const page: HostWindow = createFakeWindow().window;
  const runIn = (place: HostWindow, at: string) => (script: string) =>
    void new Function('window', 'location', script)(place, { origin: at });
  const inject = runIn(page, origin);
  function WebView({ ref, ...props }: ViewProps) {
    React.useImperativeHandle(ref, () => ({ injectJavaScript: inject }));
    views.push(props);
    return null;
  }
  const Modal = ({ visible, children }: { visible: boolean; children: ReactNode }) =>
    visible ? children : null;
  const openURL = vi.fn(async () => {});
  const setString = vi.fn();
  const modules: Record<string, unknown> = {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    'react-native': { Linking: { openURL }, Modal },
    'react-native-webview': { WebView },
    '@react-native-clipboard/clipboard': { __esModule: true, default: { setString } },
  };
  const { outputText } = ts.transpileModule(guideCode('react-native', 'tsx'), {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
    },
  });
  const exported: { Cashier?: FunctionComponent<Record<string, unknown>> } = {};
  new Function('require', 'exports', outputText)((name: string) => modules[name], exported);
  const { Cashier } = exported;
  if (!Cashier) throw new Error('The guide exports no Cashier.');
  const told = { fetchToken: vi.fn(async () => 'fresh'), onMoneyMoved: vi.fn(), onClose: vi.fn() };
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const element = document.createElement('div');
  await act(async () => createRoot(element).render(<Cashier token="first" {...told} />));
  const [cashier] = views;
  Object.assign(page, {
    ReactNativeWebView: {
      postMessage: (data: string) =>
        cashier?.onMessage?.({ nativeEvent: { data, url: `${origin}/cashier/deposit` } }),
    },
  });
  const channel = createHostChannel(createNativeBridge(page, 'reactNative'));
  channel.open(readHostMessage);
  const say = (run: () => void) => act(async () => run());
  const payment = () => views.findLast(({ onMessage }) => !onMessage);
  return { cashier, page, runIn, channel, say, payment, openURL, setString, ...told };
}

afterEach(() => Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT'));

describe('the component for React Native, run', () => {
  it('gives its data to the cashier’s page alone, before the content and again when the page says Loaded', async () => {
    const app = await openApp();
    const script = app.cashier?.injectedJavaScriptBeforeContentLoaded ?? '';
    const elsewhere = createFakeWindow().window;
    app.runIn(elsewhere, 'https://bank.example')(script);
    expect(elsewhere.cashierUserData).toBeUndefined();
    const early = createFakeWindow().window;
    app.runIn(early, origin)(script);
    expect(await readNativeData(early, createTestClock())).toMatchObject({ token: 'first' });
    await app.say(() => app.channel.send('Loaded', { version: '1' }));
    expect(await readNativeData(app.page, createTestClock())).toMatchObject({ token: 'first' });
  });

  it('answers an expired token with a fresh one', async () => {
    const app = await openApp();
    const tokens: unknown[] = [];
    app.channel.on('token', (payload) => tokens.push(payload));
    await app.say(() => app.channel.send('tokenExpired'));
    expect(tokens).toEqual([{ token: 'fresh' }]);
  });

  it('opens payment pages beside the bridge, by address or by form, and apps by their links', async () => {
    const app = await openApp();
    await app.say(() => app.channel.send('redirect', { url: 'https://bank.example/1' }));
    expect(app.payment()?.source).toEqual({ uri: 'https://bank.example/1' });
    const formParams = { a: 'b&c', d: 'é+' };
    await app.say(() =>
      app.channel.send('redirect', { url: 'https://bank.example/2', method: 'POST', formParams }),
    );
    expect(app.payment()?.source).toMatchObject({ method: 'POST', body: 'a=b%26c&d=%C3%A9%2B' });
    await app.say(() => app.channel.send('redirect', { url: 'upi://pay?pa=a' }));
    await app.say(() => app.channel.send('redirect', { url: 'intent://x#Intent;end' }));
    expect(app.openURL.mock.calls).toEqual([['upi://pay?pa=a']]);
    expect(app.payment()?.source.uri).toBe('https://bank.example/2');
  });

  it('lets a payment page go on the web, to the bank’s app, to a window and back', async () => {
    const app = await openApp();
    await app.say(() => app.channel.send('redirect', { url: 'https://bank.example/1' }));
    const may = (url: string, isTopFrame?: boolean) =>
      app
        .payment()
        ?.onShouldStartLoadWithRequest?.({ url, ...(isTopFrame === undefined ? {} : { isTopFrame }) });
    expect([may('https://bank.example/3ds'), may('javascript:alert(1)'), may('phonepe://x')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([may('blob:https://bank.example/1', false), app.openURL.mock.calls]).toEqual([
      true,
      [['phonepe://x']],
    ]);
    await app.say(() =>
      app.payment()?.onOpenWindow?.({ nativeEvent: { targetUrl: 'https://bank.example/window' } }),
    );
    expect(app.payment()?.source.uri).toBe('https://bank.example/window');
    let isShown: boolean | undefined;
    await app.say(() => {
      isShown = may(`${origin}/cashier/return/abc`);
    });
    expect(isShown).toBe(false);
  });

  it('tells the app of money, copies and closing, and believes no other page', async () => {
    const app = await openApp();
    await app.say(() => app.channel.send('depositStatus', { depositId: 'd', status: 'processed' }));
    await app.say(() => app.channel.send('copyToBuffer', { text: 'BR12' }));
    await app.say(() =>
      app.cashier?.onMessage?.({ nativeEvent: { data: '{"type":"close"}', url: 'https://evil.example/' } }),
    );
    expect([
      app.onMoneyMoved.mock.calls.length,
      app.setString.mock.calls,
      app.onClose.mock.calls.length,
    ]).toEqual([1, [['BR12']], 0]);
    await app.say(() => app.channel.send('close'));
    expect(app.onClose).toHaveBeenCalledOnce();
  });
});
