import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ledger } from '../ports/ledger.ts';
import { walletHttpClient } from '../wallet/http-client.ts';
import { internalWallet } from '../wallet/internal-wallet.ts';
import { operatorWallet } from '../wallet/operator-wallet.ts';
import { walletTeller } from '../wallet/teller.ts';
import { walletsOf } from '../wallet/wallets.ts';
import { postWebhook } from '../webhooks/post-webhook.ts';
import type { Stores } from './stores.ts';

export interface WalletWiring {
  readonly stores: Pick<Stores, 'players' | 'withdrawals' | 'walletOperations'>;
  readonly ledger: Ledger;
  readonly brands: BrandPolicies;
  readonly clock: Clock;
  /** Evaluation only: wallets at addresses of this machine, also without TLS. */
  readonly allowLoopback: boolean;
  readonly timeoutMs?: number | undefined;
}

/** The wallets that keep players' money: our ledger, and those of the operator's over HTTP. */
export function wireWallets({ stores, ledger, brands, clock, allowLoopback, timeoutMs }: WalletWiring) {
  const { players, withdrawals, walletOperations: operations } = stores;
  const client = walletHttpClient({
    ...{ brands, clock },
    post: (post) => postWebhook({ ...post, allowLoopback }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  const teller = walletTeller({ operations, client, clock });
  const own = internalWallet({ players, ledger, withdrawals });
  const outside = operatorWallet({ operations, withdrawals, client, teller });
  const isAnyOutside = brands.all().some(({ wallet }) => wallet !== undefined);
  return { wallets: walletsOf(brands, own, outside), operations, teller, isAnyOutside };
}
