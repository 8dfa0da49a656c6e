import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { formatAmount } from '@opencashier/money/format';
import { describe, expect, it } from 'vitest';
import {
  costOf,
  type FactsContext,
  factsLine,
  feeNote,
  feeText,
  limitsText,
  timeText,
  unavailableText,
} from './method-facts.ts';

const method = (changes: Partial<PaymentMethod> = {}): PaymentMethod => ({
  name: 'visa',
  category: 'cards',
  currency: ['EUR'],
  text: { en: 'Visa' },
  amount_rules: { EUR: { min: 10, max: 5000 } },
  fields: [],
  position: 1,
  iconIds: [],
  ...changes,
});

/** Texts as keys with their values, so that a test sees what is said and not how. */
const t = (key: string, values?: Readonly<Record<string, unknown>>) =>
  values ? `${key} ${Object.values(values).join(' ')}` : key;
const context: FactsContext = {
  t,
  money: (amount, currency) => formatAmount(amount, currency, 'en'),
  currency: 'EUR',
  country: 'DE',
};

describe('limits of a method', () => {
  it('are those of the currency', () => {
    expect(limitsText(method(), context)).toBe('method.limits €10 €5,000');
    expect(limitsText(method(), { ...context, currency: 'USD' })).toBeUndefined();
  });

  it('begin elsewhere outside Russia where the catalogue says so', () => {
    const rules = { amount_rules: { EUR: { min: 10, max: 50, minNonRus: 20 } } };
    expect(limitsText(method(rules), context)).toBe('method.limits €20 €50');
    expect(limitsText(method(rules), { ...context, country: 'RU' })).toBe('method.limits €10 €50');
  });
});

describe('time of a method', () => {
  const time = (minMinutes: number, maxMinutes: number) =>
    timeText(method({ processingTime: { minMinutes, maxMinutes } }), context);

  it.each([
    [0, 0, 'method.time.instant'],
    [0, 1, 'method.time.instant'],
    [1, 2, 'method.time.minutes 1–2 2'],
    [5, 10, 'method.time.minutes 5–10 10'],
    [0, 10, 'method.time.minutes 10 10'],
    [10, 10, 'method.time.minutes 10 10'],
    [60, 180, 'method.time.hours 1–3 3'],
    [30, 180, 'method.time.hours 3 3'],
    [1440, 4320, 'method.time.days 1–3 3'],
  ])('from %i to %i minutes', (min, max, text) => {
    expect(time(min, max)).toBe(text);
  });

  it('is not told where nobody knows it', () => {
    expect(timeText(method(), context)).toBeUndefined();
  });
});

describe('fee of a method', () => {
  it.each([
    [{}, 'method.fee.none'],
    [{ basisPoints: 150 }, 'method.fee.some 1.5%'],
    [{ fixed: 0.3 }, 'method.fee.some €0.30'],
    [{ basisPoints: 100, fixed: 0.3 }, 'method.fee.some 1% + €0.30'],
    [{ basisPoints: 100, min: 0.5 }, 'method.fee.some 1%, ≥ €0.50'],
    [{ basisPoints: 100, max: 10 }, 'method.fee.some 1%, ≤ €10'],
    [{ basisPoints: 100, min: 0.5, max: 10 }, 'method.fee.some 1%, €0.50–€10'],
    [{ min: 2 }, 'method.fee.some ≥ €2'],
    [{ paidBy: 'operator' as const, basisPoints: 150 }, 'method.fee.none'],
  ])('%j', (fee, text) => {
    expect(feeText(method({ fee: { paidBy: 'player-on-top', ...fee } }), context)).toBe(text);
  });

  it('is not claimed to be none where nobody knows it', () => {
    expect(feeText(method(), context)).toBeUndefined();
  });
});

describe('a fee says what it does to the sums', () => {
  it.each([
    ['player-on-top', 'method.fee.onTop 1%'],
    ['player-deducted', 'method.fee.deducted 1%'],
    ['operator', '1%'],
  ] as const)('paid by %s', (paidBy, note) => {
    expect(feeNote(method({ fee: { paidBy, basisPoints: 100 } }), '1%', t)).toBe(note);
  });
});

describe('cost of an amount', () => {
  it.each([
    [{}, 25, 0],
    [{ basisPoints: 150 }, 25, 0.38],
    [{ basisPoints: 110 }, 100, 1.1],
    [{ basisPoints: 100, fixed: 0.3 }, 50, 0.8],
    [{ basisPoints: 100, min: 2 }, 50, 2],
    [{ basisPoints: 1000, max: 3 }, 50, 3],
  ])('of %j at %d', (rule, amount, fee) => {
    const cost = (paidBy: 'player-on-top' | 'player-deducted' | 'operator') =>
      costOf(method({ fee: { paidBy, ...rule } }), amount, 'EUR');
    const cents = (value: number) => Math.round(value * 100) / 100;
    expect(cost('player-on-top')).toEqual({ fee, total: cents(amount + fee), arrives: amount });
    expect(cost('player-deducted')).toEqual({ fee, total: amount, arrives: cents(amount - fee) });
    expect(cost('operator')).toEqual({ fee: 0, total: amount, arrives: amount });
  });

  it('takes no more than the amount', () => {
    const fee = { paidBy: 'player-deducted', min: 5 } as const;
    expect(costOf(method({ fee }), 3, 'EUR')).toEqual({ fee: 3, total: 3, arrives: 0 });
  });

  it('is not told where nobody knows the fee', () => {
    expect(costOf(method(), 25, 'EUR')).toBeUndefined();
  });
});

describe('the line of a tile', () => {
  it('holds what is known, in order', () => {
    const known = method({ fee: { paidBy: 'operator' }, processingTime: { minMinutes: 0, maxMinutes: 0 } });
    expect(factsLine(known, context)).toBe(
      'method.limits €10 €5,000 · method.time.instant · method.fee.none',
    );
    expect(factsLine(method({ amount_rules: {} }), context)).toBe('');
  });
});

describe('a method that cannot be used now', () => {
  it('says why, in the player’s language where the reason has it', () => {
    const disabled = method({ availability: { state: 'disabled', reason: { en: 'Closed', ar: 'مغلق' } } });
    expect(unavailableText(disabled, t, 'ar')).toBe('مغلق');
    expect(unavailableText(disabled, t, 'de')).toBe('Closed');
    const used = { state: 'exhausted' as const, reason: { en: 'Used up', ar: 'نفد' } };
    expect(unavailableText(method({ availability: used }), t, 'ar')).toBe('نفد');
    expect(unavailableText(method({ availability: used }), t, 'de')).toBe('Used up');
    const down = { state: 'maintenance' as const, reason: { en: 'Back at noon', ar: 'نعود ظهراً' } };
    expect(unavailableText(method({ availability: down }), t, 'ar')).toBe('نعود ظهراً');
    expect(unavailableText(method({ availability: { state: 'maintenance' } }), t, 'en')).toBe(
      'method.unavailable.maintenance',
    );
    expect(unavailableText(method({ availability: { state: 'available' } }), t, 'en')).toBeUndefined();
  });
});
