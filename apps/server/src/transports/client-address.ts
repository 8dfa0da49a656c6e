import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whose word about a client's address counts: nobody's, that of so many proxies, or that of these addresses and ranges. */
export type TrustedProxies = false | number | readonly string[];

/** Is the machine at this address, so many hops away from us, a proxy of ours? */
export type IsProxy = (address: string, hop: number) => boolean;

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

export function proxyCheck(trusted: TrustedProxies): IsProxy {
  if (trusted === false) return () => false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const list = new BlockList();
  for (const entry of trusted) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const family = isIP(plain(address));
    return family !== 0 && list.check(plain(address), family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** The client's address: the nearest one that is not a proxy of ours. */
export function clientAddress(request: IncomingMessage, isProxy: IsProxy): string {
  const forwarded = request.headers['x-forwarded-for'];
  const hops = [forwarded ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((hop) => hop.trim());
  let address = request.socket.remoteAddress ?? '';
  for (let hop = 0; isProxy(address, hop); hop += 1) {
    const next = hops.pop();
    if (next === undefined || isIP(next) === 0) break;
    address = next;
  }
  return plain(address);
}
