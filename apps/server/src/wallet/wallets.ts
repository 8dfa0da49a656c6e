import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { Wallet, Wallets } from '../ports/wallet.ts';

/** A brand with a wallet of its own has its money there; any other has it in our ledger. */
export function walletsOf(brands: BrandPolicies, own: Wallet, outside: Wallet): Wallets {
  return { own, outside, of: (brand) => (brands.find(brand)?.wallet === undefined ? own : outside) };
}
