import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

export interface VettedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

export type Resolve = (hostname: string) => Promise<readonly VettedAddress[]>;

/** The name's addresses as the system resolves them. */
const systemResolve: Resolve = async (hostname) => {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};

/**
 * Resolves a host to the one address that will be connected to, so that a name can't change its mind in between. Only
 * public unicast addresses pass, and those of this machine where that is allowed; one bad address refuses the name.
 *
 * @returns nothing where the host may not be connected to
 */
export async function vetHost(
  hostname: string,
  allowLoopback: boolean,
  resolve: Resolve = systemResolve,
): Promise<VettedAddress | undefined> {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  const addresses = await resolve(bare);
  const [first] = addresses;
  return addresses.every(({ address }) => isAllowed(address, allowLoopback)) ? first : undefined;
}

function isAllowed(address: string, allowLoopback: boolean): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` unwraps IPv4 addresses that are written as IPv6 ones.
  const range = ipaddr.process(address).range();
  return range === 'unicast' || (allowLoopback && range === 'loopback');
}
