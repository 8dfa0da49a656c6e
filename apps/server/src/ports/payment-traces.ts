/** Under which trace a provider was asked for a payment, so that its webhook goes on with it. */
export interface PaymentTraces {
  note(provider: string, reference: string, traceparent: string, at: Date): Promise<void>;
  find(provider: string, reference: string): Promise<string | undefined>;
  /** Forgets what is older. Returns how many. */
  sweep(before: Date): Promise<number>;
}
