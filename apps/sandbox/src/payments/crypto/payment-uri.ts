/** How a chain writes a request to pay. */
export type UriForm =
  | { readonly kind: 'bip21'; readonly scheme: string; readonly parameter: string }
  | { readonly kind: 'eip681'; readonly chainId: number; readonly token?: string }
  | { readonly kind: 'tron'; readonly token?: string }
  | { readonly kind: 'ton' }
  | { readonly kind: 'ripple' }
  | { readonly kind: 'stellar' };

export interface PaymentRequest {
  readonly address: string;
  /** Decimal text in the asset, and the same in the chain's own unit. */
  readonly amount: string;
  readonly units: bigint;
  readonly memo?: string;
}

/**
 * The payment URI: BIP-21 and its kin, EIP-681 (a token's as its `transfer`), TON's and Ripple's links, SEP-7. A wallet
 * fills in address and amount from it.
 */
export function paymentUri(form: UriForm, { address, amount, units, memo }: PaymentRequest): string {
  switch (form.kind) {
    case 'bip21':
      return `${form.scheme}:${address}?${form.parameter}=${amount}`;
    case 'eip681':
      return form.token === undefined
        ? `ethereum:${address}@${form.chainId}?value=${units}`
        : `ethereum:${form.token}@${form.chainId}/transfer?address=${address}&uint256=${units}`;
    case 'tron':
      return `tron:${address}?amount=${amount}${form.token === undefined ? '' : `&token=${form.token}`}`;
    case 'ton':
      return `ton://transfer/${address}?amount=${units}&text=${encodeURIComponent(memo ?? '')}`;
    case 'ripple':
      return `ripple:${address}?amount=${amount}&dt=${memo ?? ''}`;
    case 'stellar':
      return `web+stellar:pay?destination=${address}&amount=${amount}&memo=${memo ?? ''}&memo_type=MEMO_ID`;
  }
}
