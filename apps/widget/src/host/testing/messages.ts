import type { ParentDataInput } from '@opencashier/contract/host/parent-data';
import type { ToHostPayload, ToHostType } from '@opencashier/contract/host/to-host';
import type { ToWidgetMessage, ToWidgetType } from '@opencashier/contract/host/to-widget';
import type { HostChannel } from '../host-channel.ts';

/** Everything that a host can tell at the handshake. */
const everything: Required<ParentDataInput> = {
  bonusId: 'b1',
  bonusList: [{ id: 'b1', title: 'Welcome', depositBonusData: { minDeposit: 10, percent: 100 } }],
  closingButton: false,
  cryptoBonus: true,
  experiments: [{ key: 'crypto_bonus', group: 'group_b' }],
  host: 'casino.example',
  schema: 'https',
  token: 'header.claims.signature',
  xOrigin: 'https://casino.example',
  userId: 7,
  partnerKey: 'partner',
  widgetViewType: 'sweep',
  transport: 'http',
  platformVersion: 'redesign',
  pwa: true,
  isMobileApp: true,
  geetestCaptchaId: 'captcha-id',
  user: { id: 7, name: 'Ana', country: 'BR', currency: 'BRL', meta: { tier: ['gold'] } },
  locale: 'pt-BR',
  theme: { mode: 'dark', tokens: { accent: '#0e9f6e' } },
  isReload: true,
};

/** One right payload of each message to the widget. */
export const fromHost: {
  readonly [Type in ToWidgetType]: Extract<ToWidgetMessage, { type: Type }>['payload'];
} = {
  loaded: everything,
  'bonus-list-updated': { bonusList: [{ id: 2, freespinBonusData: { spins: 20 } }] },
  close: undefined,
  token: { token: 'another.claims.signature' },
};

/** Right payloads of each message of the widget, the least and the most of it. */
export const fromWidget: { readonly [Type in ToHostType]: readonly ToHostPayload<Type>[] } = {
  Loaded: [{ version: '1.0.457' }],
  init: [undefined],
  fullLoaded: [undefined],
  close: [undefined],
  displayError: [{ message: 'm' }, { message: 'm', stack: 'at x', code: 'banking.x' }],
  socketReconnectAttempt: [{ attempt: 2 }],
  tokenExpired: [undefined],
  onLocaleError: [{ locale: 'de' }, { locale: 'de', key: 'k', message: 'm' }],
  initError: [{ code: 'c' }, { code: 'c', message: 'm' }],
  copyToBuffer: [{ text: 'BR12 “quoted” \u2028' }],
  redirect: [
    { url: 'https://bank.example' },
    { url: 'https://bank.example', method: 'POST', formParams: { a: 'b' } },
  ],
  depositStatus: [
    { depositId: 'd', status: 'waiting' },
    { depositId: 'd', status: 'processed', amount: 12.5, currency: 'EUR' },
  ],
  withdrawalStatus: [{ withdrawalId: 'w', status: 'mistaked' }],
  resize: [{ height: 640 }],
  analytics: [{ event: 'deposit_submit', event_cat: 'cashier', submit_amount: 25 }],
};

/** Sends a message whose type is only known when the test runs. */
export const sendOver = (channel: HostChannel) =>
  channel.send as (type: ToHostType, payload?: unknown) => void;

/** All messages of the widget, one after the other. */
export const everyMessage = (Object.keys(fromWidget) as ToHostType[]).flatMap((type) =>
  fromWidget[type].map((payload) => ({ type, payload })),
);
