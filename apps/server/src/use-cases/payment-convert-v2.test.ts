import type { RateOutcome } from '@opencashier/provider-kit/provider';
import { describe, expect, it } from 'vitest';
import { manualClock } from '../testing/manual-clock.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { scriptedProvider } from '../testing/scripted-provider.ts';
import { rateFinder } from './find-rate.ts';
import { paymentConvertV2 } from './payment-convert-v2.ts';
import type { CallContext } from './use-case.ts';

const context: CallContext = {
  player: { brand: 'b', id: 'p', country: 'US', currency: 'USD', expiresAt: new Date(0), profile: {} },
  language: 'en',
  transport: 'http',
  requestId: 'r',
};

function setUp(...rates: readonly RateOutcome[]) {
  const clock = manualClock();
  const asked: string[] = [];
  const providers = rates.map((rate, index) => {
    const provider = scriptedProvider(`p${index}`, 'x');
    provider.findRate = async (from, to) => {
      asked.push(`${provider.id} ${from} ${to}`);
      return rate;
    };
    return provider;
  });
  const convert = paymentConvertV2({
    findRate: rateFinder({
      providers: { find: () => undefined, all: () => providers },
      clock,
      log: quietLog(),
    }),
    // No brand here has sweepstakes, so that nobody's rate is locked.
    lockRate: () => Promise.reject(new Error('a rate was locked')),
    brands: { find: () => undefined, all: () => [] },
    clock,
  });
  const call = (amount: number, from = 'USD', to = 'EUR') => convert(context, { amount, from, to });
  return { clock, asked, providers, call };
}

const until = (minutes: number): Date => new Date(Date.UTC(2026, 2, 1, 12, minutes));
const rate = (text: string): RateOutcome => ({ kind: 'rate', rate: text, validUntil: until(5) });

describe('payment-convert-v2', () => {
  it('counts exactly and rounds down', async () => {
    const { call } = setUp(rate('0.9199999'));
    expect(await call(100.01)).toEqual({
      ok: true,
      data: { amount: 92, rate: '0.9199999', expiresAt: until(5).toISOString() },
    });
    expect(await call(0.01)).toMatchObject({ data: { amount: 0 } });
    expect(await setUp(rate('0.00000123')).call(1_000_000, 'JPY', 'BTC')).toMatchObject({
      data: { amount: 1.23 },
    });
    expect(await setUp(rate('149.999')).call(1.1, 'USD', 'JPY')).toMatchObject({ data: { amount: 164 } });
  });

  it('tells a token in the six decimals that it is sent in', async () => {
    const { call } = setUp(rate('1.1111111111'));
    expect(await call(50, 'EUR', 'USDT')).toMatchObject({ data: { amount: 55.555556 } });
  });

  it('asks the first provider that has the rate, once while it is valid', async () => {
    const { call, asked, clock } = setUp({ kind: 'unsupported' }, rate('0.5'), rate('0.7'));
    const both = await Promise.all([call(2), call(4)]);
    expect(both).toMatchObject([{ data: { amount: 1 } }, { data: { amount: 2 } }]);
    await call(6);
    expect(asked).toEqual(['p0 USD EUR', 'p1 USD EUR']);
    clock.advance(5 * 60_000);
    await call(6);
    expect(asked).toHaveLength(4);
  });

  it('needs nobody between a currency and itself', async () => {
    const { call, asked } = setUp();
    expect(await call(7.5, 'USD', 'USD')).toEqual({ ok: true, data: { amount: 7.5, rate: '1' } });
    expect(asked).toEqual([]);
  });

  it('tells a pair that nobody has from an answer that did not come', async () => {
    expect(await setUp({ kind: 'unsupported' }).call(1)).toMatchObject({
      error: { code: 'banking.rateUnavailable' },
    });
    expect(await setUp().call(1)).toMatchObject({ error: { code: 'banking.rateUnavailable' } });
    for (const broken of [{ kind: 'unknown', reason: 'x' } as const, rate('0'), rate('-1'), rate('much')]) {
      expect(await setUp(broken, { kind: 'unsupported' }).call(1)).toMatchObject({
        error: { code: 'banking.providerUnavailable' },
      });
    }
    const { call, providers } = setUp(rate('1'));
    for (const provider of providers) provider.findRate = () => Promise.reject(new Error('bug'));
    expect(await call(1)).toMatchObject({ error: { code: 'banking.providerUnavailable' } });
  });

  it.each([
    [1, 'ZZZ', 'EUR', 'banking.currencyUnknown'],
    [1, 'USD', 'ZZZ', 'banking.currencyUnknown'],
    [1.001, 'USD', 'EUR', 'banking.amountPrecision'],
    [-1, 'USD', 'EUR', 'validation.failed'],
    [1e20, 'USD', 'EUR', 'validation.failed'],
    [90_000_000_000_000, 'USD', 'BTC', 'validation.failed'],
  ])('refuses %d %s in %s as %s', async (amount, from, to, code) => {
    expect(await setUp(rate('1000000')).call(amount, from, to)).toMatchObject({ error: { code } });
  });
});
