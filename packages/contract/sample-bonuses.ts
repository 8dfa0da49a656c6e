/**
 * The imaginary operator's welcome bonus, which the demo's page names and the server of an evaluation knows: the first
 * deposit is matched, from its least one (major units, by currency) up to so many times as much.
 */
export const welcomeBonus = {
  id: 'welcome',
  percent: 100,
  maxOverMin: 20,
  leastDeposits: {
    USD: 20,
    EUR: 20,
    GBP: 20,
    BRL: 100,
    MXN: 400,
    INR: 1_600,
    NGN: 20_000,
    RUB: 2_000,
    KZT: 10_000,
    UZS: 240_000,
    TRY: 600,
    JPY: 3_000,
  },
} as const;
