import type { MethodList, PaymentMethod } from '@opencashier/contract/entities/payment-method';

/** A method with whatever a test needs. */
export function method(name: string, extra: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    name,
    category: 'e-wallets',
    currency: ['BRL'],
    text: { en: name },
    amount_rules: { BRL: { min: 10, max: 1_000 } },
    fields: [],
    position: 1,
    iconIds: [name],
    ...extra,
  };
}

export const methodList = (...methods: PaymentMethod[]): MethodList => ({
  country: 'BR',
  currency: 'BRL',
  methods,
});
