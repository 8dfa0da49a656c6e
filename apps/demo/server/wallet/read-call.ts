import type { WalletRequestOf } from '@opencashier/contract/wallet/define-wallet-call';
import {
  type WalletCallName,
  type WalletCalls,
  walletCallNames,
  walletCalls,
} from '@opencashier/contract/wallet/registry';

export type Requested<Name extends WalletCallName> = Extract<WalletCall, { name: Name }>['request'];

/** A call that fits its schema. */
export type WalletCall = {
  [Name in WalletCallName]: {
    readonly name: Name;
    readonly request: WalletRequestOf<WalletCalls[Name]>;
  };
}[WalletCallName];

/** A body as the call that it is; nothing where it is none. */
export function readCall(body: string): WalletCall | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof json !== 'object' || json === null || !('call' in json)) return undefined;
  const name = walletCallNames.find((candidate) => candidate === json.call);
  if (name === undefined) return undefined;
  const read = walletCalls[name].request.safeParse(json);
  return read.success ? ({ name, request: read.data } as WalletCall) : undefined;
}
