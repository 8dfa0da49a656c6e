/** Every way to pay that the sandbox knows; each has its folder beside this file and its line in the registry. */
export const paymentKinds = [
  'redirect',
  'card',
  'h2h',
  'p2p-card',
  'p2p-phone',
  'p2p-form',
  'pix',
  'eazype',
  'upi',
  'upi-qr',
  'crypto',
  'cash',
  'bank-transfer',
  'virtual-account',
  'invoice',
  'offers',
  'instruction',
  'fields',
  'voucher-code',
] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** What a merchant's `method` names: a kind and, after a dash, one of its variants. */
export interface MethodName {
  readonly kind: PaymentKind;
  readonly variant?: string;
}

/** Kinds that are told apart further, such as `crypto-usdt`, `p2p-card-encrypted` or `p2p-phone-bkash`. */
const withVariants: ReadonlySet<PaymentKind> = new Set([
  'crypto',
  'h2h',
  'p2p-card',
  'p2p-phone',
  'p2p-form',
]);

/**
 * Reads a `method`. The prefix `sandbox_` may stand before it, and `_` or `:` for a dash: `sandbox_redirect`,
 * `p2p_card`, `crypto:usdt`.
 */
export function readMethod(method: string): MethodName | undefined {
  const name = method
    .toLowerCase()
    .replaceAll(/[_:]/g, '-')
    .replace(/^sandbox-/, '');
  const exact = paymentKinds.find((kind) => kind === name);
  if (exact) return { kind: exact };
  const kind = paymentKinds.find((each) => withVariants.has(each) && name.startsWith(`${each}-`));
  return kind && { kind, variant: name.slice(kind.length + 1) };
}
