/** Integer minor units of a currency. */
export interface Money {
  readonly minor: bigint;
  readonly currency: string;
}
