import { isIP } from 'node:net';
import * as z from 'zod/mini';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Does this address point to the machine itself? */
export function isLoopback(address: string): boolean {
  return loopbackHosts.has(new URL(address).hostname);
}

function isHttpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

/** An http(s) address; the trailing slash goes. */
export const httpAddress = z.pipe(
  z.string().check(z.refine(isHttpAddress, 'must be an http or https address')),
  z.transform((text) => text.replace(/\/+$/, '')),
);

/** An origin: scheme, host and port alone. */
export const origin = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => isHttpAddress(text) && new URL(text).origin === text.replace(/\/$/, '').toLowerCase(),
        'must be an origin such as https://www.example.com, without a path',
      ),
    ),
  z.transform((text) => new URL(text).origin),
);

/** Origins separated by commas; an empty place between two commas doesn't count. */
export const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
  ),
  z.array(origin),
);

/** A name that stands in addresses. */
export const pathSafe = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'must be of letters, digits, "-" and "_"'));

export const port = z.pipe(
  z.string().check(
    z.regex(/^\d{1,5}$/),
    z.refine((text) => Number(text) <= 65_535),
  ),
  z.transform(Number),
);

/** A share of a whole, as text. */
export const share = z.pipe(z.string().check(z.regex(/^(0|1|0?\.\d{1,9}|1\.0+)$/)), z.transform(Number));

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

/** `false`, how many proxies stand in front, or their addresses and ranges. */
export const trustedProxies = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) =>
          text === 'false' || /^[1-9]$/.test(text) || text.split(',').every((part) => isNetwork(part.trim())),
      ),
    ),
  z.transform((text): false | number | readonly string[] => {
    if (text === 'false') return false;
    return /^\d$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim());
  }),
);
