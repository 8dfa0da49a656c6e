import type { Messages } from '@lingui/core';
import type { BrandCaptcha } from '@opencashier/contract/captcha';
import type { MethodList } from '@opencashier/contract/entities/payment-method';
import type { Theme } from '@opencashier/contract/host/parent-data';
import type { BoxesReply } from '../flows/sweepstake/boxes.ts';

/** The id of the element that holds the data of the page. */
export const pageDataId = 'cashier-data';

/** The id of the preload whose script is started once the list is painted. */
export const entryId = 'cashier-entry';

/** The values that an address may carry: nothing personal. */
export const addressNames = ['locale', 'brand', 'country', 'currency', 'view'] as const;
export type AddressValues = Readonly<Partial<Record<(typeof addressNames)[number], string>>>;

/**
 * What the server tells the page beside its HTML, as JSON. It depends on the address alone, never on a player,
 * so that the page may be cached.
 */
export interface PageData {
  readonly version: string;
  /** Path prefix of the widget, without slashes. */
  readonly product: string;
  /** First path segment of the calls below `/api/`. */
  readonly apiPrefix: string;
  readonly brand: string;
  /** Origins of host pages that may speak with this brand's widget. */
  readonly allowedOrigins: readonly string[];
  /** Origins that payment pages may have over http, for development. */
  readonly httpOrigins: readonly string[];
  /** The language of the page's texts, as its messages file is named. */
  readonly locale: string;
  /** Values that stood in the address, only where they were given. */
  readonly address: AddressValues;
  readonly view: 'main' | 'sweep';
  /** The operator's look of the brand; the host's wins over it. */
  readonly theme?: Theme | undefined;
  /** Ids of the brand's captchas; absent where it has none. */
  readonly captcha?: BrandCaptcha | undefined;
  /** The list that the page was drawn with. */
  readonly methods?: MethodList | undefined;
  /** In the sweepstakes: the coin packages that the page was drawn with. */
  readonly boxes?: BoxesReply | undefined;
  /** The first screen's texts in the language; the others arrive in its file. */
  readonly messages: Messages;
  /** Version of the messages files, for their addresses. */
  readonly localesVersion: string;
  /** Address of the sprite with the methods' icons. */
  readonly sprite: string;
  /** Address of the operator's Elastic APM server, for errors that nobody caught. */
  readonly monitoringUrl?: string | undefined;
  /** Begins each call with a trace, since the server keeps them. */
  readonly isTraced?: boolean | undefined;
  /** May the page be told to play a stored player? For evaluation alone. */
  readonly isDebuggable: boolean;
}
