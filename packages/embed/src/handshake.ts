import type { ParentDataInput } from '@opencashier/contract/host/parent-data';
import type { CashierOptions, TokenSource } from './options.ts';

/** Asks for the token: a text as it is, or whatever your function fetches. */
export async function resolveToken(source: TokenSource | undefined): Promise<string | undefined> {
  return typeof source === 'function' ? source() : source;
}

/** What the widget is told about the visit; what you leave out gets the widget's defaults. */
export function parentData(
  options: CashierOptions,
  token: string | undefined,
  page: { readonly protocol: string; readonly host: string; readonly origin: string },
  isReload: boolean,
): ParentDataInput {
  const { name, email, phone, balance } = options.user ?? {};
  const display = {
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    ...(balance === undefined ? {} : { balanceData: { primary: balance } }),
    ...(options.platform === undefined ? {} : { platform: options.platform }),
  };
  const all: ParentDataInput = {
    token,
    user: Object.keys(display).length > 0 ? display : undefined,
    userId: options.userId,
    bonusId: options.bonusId,
    bonusList: options.bonusList,
    cryptoBonus: options.cryptoBonus,
    experiments: options.experiments,
    partnerKey: options.partnerKey,
    closingButton: options.closingButton,
    theme: options.theme,
    transport: options.transport,
    pwa: options.pwa,
    isMobileApp: options.platform === undefined ? undefined : true,
    geetestCaptchaId: options.geetestCaptchaId,
    locale: options.locale,
    widgetViewType: options.view,
    schema: page.protocol.replace(':', ''),
    host: page.host,
    xOrigin: page.origin,
    isReload: isReload || undefined,
  };
  return all;
}
