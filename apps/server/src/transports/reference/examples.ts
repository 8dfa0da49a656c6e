import type { CallName } from '@opencashier/contract/calls/registry';

/** Payloads that show how a call is used; a test holds them against the schemas. */
export const requestExamples: Partial<Record<CallName, Readonly<Record<string, unknown>>>> = {
  'deposit-create': {
    amount: 50,
    currency: 'EUR',
    fields: {},
    isActivatedBonus: false,
    paymentType: 'sepa_instant',
    selectedCountry: 'DE',
    metadata: { isFromChip: true },
  },
  'deposit-limits': { currency: 'EUR', paymentMethod: 'sepa_instant' },
  'methods-payment-v3': { country: 'DE', currency: 'EUR' },
  'session-start': { amount: 50, currency: 'EUR', pendingGroup: 'card_method' },
  events: { events: [{ key: 'firstTile', timestamp: 1767225600, value: 0.42 }] },
};
