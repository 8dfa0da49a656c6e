import type { Page } from '@playwright/test';
import { Cashier } from './cashier.ts';

export type Bridge = 'ios' | 'android' | 'reactNative';

export interface AppMessage {
  readonly type: string;
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** A native app around the widget, played by a script that runs before the page's own. */
export class NativeApp {
  readonly page: Page;
  readonly cashier: Cashier;

  constructor(page: Page) {
    this.page = page;
    this.cashier = new Cashier(page);
  }

  /** Puts bridge and, unless the app forgets it, user data onto every page to come. */
  async install(bridge: Bridge, userData: object | undefined): Promise<void> {
    await this.page.addInitScript(
      ({ kind, data }) => {
        const messages: string[] = [];
        const handler = { postMessage: (message: string) => void messages.push(message) };
        Object.assign(window, { appMessages: messages }, data && { cashierUserData: data });
        if (kind === 'ios') Object.assign(window, { webkit: { messageHandlers: { cashier: handler } } });
        else
          Object.assign(window, { [kind === 'android' ? 'CashierBridge' : 'ReactNativeWebView']: handler });
      },
      { kind: bridge, data: userData },
    );
  }

  async messages(type: string): Promise<readonly AppMessage[]> {
    const texts: unknown = await this.page.evaluate(() => Reflect.get(window, 'appMessages'));
    if (!Array.isArray(texts)) return [];
    const all: AppMessage[] = texts.map((text) => JSON.parse(String(text)));
    return all.filter((message) => message.type === type);
  }

  /** Sends the widget a message, as the app would. */
  async tell(message: AppMessage | string): Promise<void> {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    await this.page.evaluate((json) => {
      const receive: unknown = Reflect.get(window, 'cashierReceive');
      if (typeof receive === 'function') receive(json);
    }, text);
  }
}
