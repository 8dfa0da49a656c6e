import type { RouteName } from './route-names.ts';

export type PaymentKind = 'deposit' | 'withdrawal';

/** The list of each kind's methods. */
export const listRoutes = { deposit: 'deposit', withdrawal: 'withdrawal' } as const satisfies Record<
  PaymentKind,
  RouteName
>;

/** The page that tells where a payment of each kind stands. */
export const completeRoutes = {
  deposit: 'depositComplete',
  withdrawal: 'withdrawalComplete',
} as const satisfies Record<PaymentKind, RouteName>;

/** Whose page it is, where the table does not say it: pages that both share are told by `of` in their address. */
export function kindOfRoute({
  transaction,
  query,
}: {
  readonly transaction: PaymentKind | undefined;
  readonly query: Readonly<Record<string, string>>;
}): PaymentKind {
  if (query.of === 'withdrawal') return 'withdrawal';
  return transaction ?? 'deposit';
}
