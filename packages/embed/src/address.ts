import type { CashierAddress } from './options.ts';

const inAddress = ['locale', 'brand', 'country', 'currency', 'view'] as const;

/**
 * The frame's address: the screen to open and the five values that let the first screen come with the page.
 * Nothing personal goes here; token and player follow by message.
 * @throws TypeError when `url` is not an absolute http(s) address.
 */
export function frameAddress(options: CashierAddress): URL {
  const base = new URL(options.url);
  if (base.protocol !== 'https:' && base.protocol !== 'http:') {
    throw new TypeError(`OpenCashier: url must be an http(s) address, not ${base.protocol}`);
  }
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  const address = new URL(options.open ?? 'deposit', base);
  for (const name of inAddress) {
    const value = options[name];
    if (value !== undefined) address.searchParams.set(name, value);
  }
  return address;
}
