import { isSafeUrl } from '../../host/safe-url.ts';

/** UPI apps that have a link of their own, and where in it the request stands. */
const apps = [
  { name: 'phonepe', scheme: 'phonepe', path: 'pay' },
  { name: 'paytm', scheme: 'paytmmp', path: 'pay' },
  { name: 'gpay', scheme: 'tez', path: 'upi/pay' },
  { name: 'gpay', scheme: 'gpay', path: 'upi/pay' },
  { name: 'bhim', scheme: 'bhim', path: 'upi/pay' },
  { name: 'upi', scheme: 'upi', path: 'pay' },
] as const;

export type UpiApp = (typeof apps)[number]['name'];

export interface UpiLink {
  readonly app: UpiApp;
  readonly url: string;
}

/**
 * A payment request as links to the apps whose schemes the method declares; the device's own choice of app, `upi:`, comes
 * last. The request is what stands behind the question mark, as the UPI linking specification has it.
 */
export function upiLinks(upiUri: string, deepLinkSchemes: readonly string[] | undefined): readonly UpiLink[] {
  const request = /^upi:\/\/pay\?(.+)$/s.exec(upiUri)?.[1];
  if (request === undefined) return [];
  const links = apps
    .map(({ name, scheme, path }) => ({ app: name, url: `${scheme}://${path}?${request}` }))
    .filter(({ url }) => isSafeUrl(url, { deepLinkSchemes }));
  return links.filter(({ app }, index) => links.findIndex((other) => other.app === app) === index);
}
